/** A thread that reads files of people, so that a hostile file can be stopped. */
import { answerInThread } from "../../platform/concurrency/answer-in-thread.server.ts";
import { parsePeopleFile } from "./parse-people-file.server.ts";

answerInThread(parsePeopleFile);

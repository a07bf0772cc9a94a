/** A thread that reads files of applications, so that a hostile file can be stopped. */
import { answerInThread } from "../../platform/concurrency/answer-in-thread.server.ts";
import { parseExchangeFile } from "./parse-exchange-file.server.ts";

answerInThread(parseExchangeFile);

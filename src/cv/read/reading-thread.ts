/** A thread that reads CVs, so that a hostile file can be stopped and cannot take the process with it. */
import { answerInThread } from "../../platform/concurrency/answer-in-thread.server.ts";
import { readCv } from "./read-cv.ts";

export type ReadingRequest = { bytes: Uint8Array; name: string };

answerInThread(({ bytes, name }: ReadingRequest) => readCv(bytes, name));

/** A thread that scans CVs: reads a file of any format, scores it and compares it with an advert. */
import { answerInThread } from "../platform/concurrency/answer-in-thread.server.ts";
import { scanCv } from "./scan-cv.ts";

answerInThread(scanCv);

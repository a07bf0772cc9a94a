/** Maximum bytes of a streamed answer, and of one line of it. A line of an honest service has some hundred bytes. */
const largest = { answer: 4_000_000, line: 256_000 };

/** Ends an answer of the model service with an error when it, or one of its lines, is too large to be honest. */
export function limitAnswer(answer: Response): Response {
  let total = 0;
  let line = 0;
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.length;
      const end = chunk.lastIndexOf(10);
      line = end === -1 ? line + chunk.length : chunk.length - end - 1;
      if (total > largest.answer || line > largest.line)
        controller.error(new Error("The answer is too large."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(limited), answer);
}

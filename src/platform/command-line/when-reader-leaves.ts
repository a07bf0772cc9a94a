/**
 * Calls back when nothing reads the output of this program any more, as in `npm run -s understand … | head -1`. Without
 * this, the next write ends the program with a stack trace.
 */
export function whenReaderLeaves(leave: () => void): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    leave();
  });
}

/** Cuts a stream of bytes into messages of the PostgreSQL protocol. */
export type MessageReader = {
  push(chunk: Buffer): void;
  /** Returns the first message of a connection, which has no type, without its length. */
  startup(): Buffer | undefined;
  /** Returns the next whole message with its type and length, or undefined until more bytes arrive. */
  next(): Buffer | undefined;
};

const largestMessage = 256 * 1024 * 1024;

/** Throws a RangeError at a length that none of our clients sends. */
export function createMessageReader(): MessageReader {
  let bytes: Buffer = Buffer.alloc(0);

  /** `before` is the number of bytes in front of the length. The length includes itself but not them. */
  function take(before: number): Buffer | undefined {
    if (bytes.length < before + 4) return undefined;
    const length = bytes.readInt32BE(before);
    if (length < 4 || length > largestMessage) throw new RangeError(`a message of ${length} bytes`);
    if (bytes.length < before + length) return undefined;
    const whole = bytes.subarray(0, before + length);
    bytes = bytes.subarray(before + length);
    return whole;
  }

  return {
    push(chunk) {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    },
    startup: () => take(0)?.subarray(4),
    next: () => take(1),
  };
}

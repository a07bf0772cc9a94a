/** Cuts a stream of bytes into messages of the PostgreSQL protocol. */
export type MessageReader = {
  push(chunk: Buffer): void;
  /** The first message of a connection has no type; gives what follows its length. */
  startup(): Buffer | undefined;
  /** The next whole message with its type and length, or undefined until more bytes came. */
  next(): Buffer | undefined;
};

const largestMessage = 256 * 1024 * 1024;

/** Throws a RangeError at a length no client of ours sends. */
export function createMessageReader(): MessageReader {
  let bytes: Buffer = Buffer.alloc(0);

  /** `before` counts the bytes in front of the length, which counts itself but not them. */
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

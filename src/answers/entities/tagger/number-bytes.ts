/** Writes numbers as bytes: of variable length, the lower seven bits first; ascending ones as differences. */
export class NumberWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  /** All bytes so far. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 on. */
  number(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.byte((rest & 0x7f) | 0x80);
    this.byte(rest);
  }

  /** Whole numbers in ascending order, and how many there are. */
  ascending(values: ArrayLike<number>): void {
    this.number(values.length);
    let last = 0;
    for (let at = 0; at < values.length; at++) {
      this.number((values[at] as number) - last);
      last = values[at] as number;
    }
  }

  floats(values: Float32Array): void {
    this.#raw(values);
  }

  /** Whole numbers of 16 bits. */
  shorts(values: Int16Array): void {
    this.#raw(values);
  }

  #raw({ buffer, byteOffset, byteLength }: Float32Array | Int16Array): void {
    if (this.#length + byteLength > this.#bytes.length) this.#grow(byteLength);
    this.#bytes.set(new Uint8Array(buffer, byteOffset, byteLength), this.#length);
    this.#length += byteLength;
  }

  #grow(more: number): void {
    const larger = new Uint8Array(2 * this.#bytes.length + more);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads what a `NumberWriter` wrote, in the same order. What is behind the end throws an `Error`. */
export class NumberReader {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #at = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Error('The numbers are cut short.');
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  ascending(): Int32Array {
    const values = new Int32Array(this.number());
    const bytes = this.#bytes;
    let at = this.#at;
    let last = 0;
    for (let index = 0; index < values.length; index++) {
      let byte = bytes[at++] as number;
      let value = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++] as number;
        value |= (byte & 0x7f) << shift;
      }
      last += value;
      values[index] = last;
    }
    if (at > bytes.length) throw new Error('The numbers are cut short.');
    this.#at = at;
    return values;
  }

  floats(count: number): Float32Array {
    return new Float32Array(this.#raw(4 * count));
  }

  shorts(count: number): Int16Array {
    return new Int16Array(this.#raw(2 * count));
  }

  /** So many bytes as they are. */
  bytes(count: number): Uint8Array {
    this.#at += count;
    if (this.#at > this.#bytes.length) throw new Error('The numbers are cut short.');
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  #raw(length: number): ArrayBuffer {
    return this.bytes(length).slice().buffer as ArrayBuffer;
  }
}

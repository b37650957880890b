import { below, type Rng } from '@portolan/kernel';

type Change = { readonly at: number; readonly data: Uint8Array } | { readonly length: number };

/** A disk writes sectors whole or not at all. */
const SECTOR = 512;

/** Bytes that can grow. */
class Image {
  length = 0;
  #bytes = new Uint8Array(0);

  apply(change: Change): void {
    const end = 'length' in change ? change.length : change.at + change.data.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(2 * end);
      larger.set(this.#bytes.subarray(0, this.length));
      this.#bytes = larger;
    }
    if ('length' in change) this.#bytes.fill(0, change.length);
    else this.#bytes.set(change.data, change.at);
    this.length = 'length' in change ? change.length : Math.max(this.length, end);
  }

  read(from: number, to: number): Uint8Array {
    return this.#bytes.subarray(from, Math.min(to, this.length));
  }

  copy(): Image {
    const same = new Image();
    same.apply({ at: 0, data: this.read(0, this.length) });
    return same;
  }
}

interface File {
  /** What a program reads. */
  readonly now: Image;
  /** What is on the disk for certain. */
  readonly flushed: Image;
  /** What was written since the last flush: any of it may be on the disk already, in any order. */
  unflushed: Change[];
}

/**
 * A disk in memory on which power can be lost: whatever was not flushed is there, or not, or half of it. A file that is
 * created or deleted is so for certain at its next flush; SQLite in WAL mode deletes none while it runs.
 */
export class LossyDisk {
  /** Called after every write and flush. */
  onChange: () => void = () => undefined;
  #files = new Map<string, File>();

  has(name: string): boolean {
    return this.#files.has(name);
  }

  create(name: string): void {
    if (!this.has(name)) this.#files.set(name, { now: new Image(), flushed: new Image(), unflushed: [] });
  }

  delete(name: string): void {
    this.#files.delete(name);
  }

  length(name: string): number {
    return this.#files.get(name)?.now.length ?? 0;
  }

  read(name: string, from: number, to: number): Uint8Array {
    return this.#files.get(name)?.now.read(from, to) ?? new Uint8Array(0);
  }

  write(name: string, at: number, data: Uint8Array): void {
    this.#change(name, { at, data: data.slice() });
  }

  truncate(name: string, length: number): void {
    this.#change(name, { length });
  }

  flush(name: string): void {
    const file = this.#files.get(name);
    if (file === undefined) return;
    for (const change of file.unflushed) file.flushed.apply(change);
    file.unflushed = [];
    this.onChange();
  }

  /** The files as they could be after a loss of power at this moment. */
  afterLoss(rng: Rng): ReadonlyMap<string, Uint8Array> {
    // Nothing, everything, or a part of what was not flushed.
    const kept = below(rng, 3);
    return new Map(
      [...this.#files].map(([name, { flushed, unflushed }]) => {
        const image = flushed.copy();
        for (const change of unflushed) {
          if (kept === 1 || (kept === 2 && below(rng, 2) === 0)) image.apply(change);
          else if (kept === 2) image.apply(torn(change, rng));
        }
        return [name, image.read(0, image.length).slice()];
      }),
    );
  }

  #change(name: string, change: Change): void {
    const file = this.#files.get(name);
    if (file === undefined) return;
    file.now.apply(change);
    file.unflushed.push(change);
    this.onChange();
  }
}

/** The first sectors of a write; a file may also have grown without any of it. */
function torn(change: Change, rng: Rng): Change {
  if ('length' in change) return change;
  const sectors = Math.ceil(change.data.length / SECTOR);
  return { at: change.at, data: change.data.subarray(0, SECTOR * below(rng, sectors)) };
}

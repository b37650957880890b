import { randomUUID } from 'node:crypto';
import type { LossyDisk } from './lossyDisk.ts';

/** A struct of C; its fields have a dollar sign in front of their names. */
interface Struct {
  readonly pointer: number;
  [field: `$${string}`]: unknown;
}

interface StructType {
  new (pointer?: number): Struct;
  readonly structInfo: { readonly sizeof: number };
}

/** The part of SQLite's module in use. Its own types lack the fields of structs, and have offsets as numbers. */
export interface SqliteModule {
  readonly capi: Readonly<Record<'sqlite3_io_methods' | 'sqlite3_vfs' | 'sqlite3_file', StructType>> & {
    sqlite3_vfs_find(name: null): number;
    readonly SQLITE_IOERR_SHORT_READ: number;
    readonly SQLITE_NOTFOUND: number;
    readonly SQLITE_CANTOPEN: number;
    readonly SQLITE_IOCAP_POWERSAFE_OVERWRITE: number;
  };
  readonly wasm: {
    heap8u(): Uint8Array;
    poke32(at: number, value: number): void;
    poke64(at: number, value: bigint): void;
    cstrToJs(at: number): string;
    cstrncpy(to: number, from: number, size: number): number;
  };
  readonly vfs: { installVfs(parts: Readonly<Record<'io' | 'vfs', object>>): void };
}

const OK = 0;
const SECTOR = 4096;
const LONGEST_PATH = 512;

/** Offers the disk to SQLite under a name. It promises what SQLite assumes of any disk under Linux. */
export function installDisk({ capi, wasm, vfs }: SqliteModule, disk: LossyDisk, name: string): void {
  const open = new Map<number, string>();
  const nameOf = (file: number): string => open.get(file) ?? '';
  const io = new capi.sqlite3_io_methods();
  io.$iVersion = 1;
  const ioMethods = {
    xClose(file: number) {
      open.delete(file);
      return OK;
    },
    xRead(file: number, to: number, count: number, at: bigint) {
      const found = disk.read(nameOf(file), Number(at), Number(at) + count);
      wasm.heap8u().set(found, to);
      if (found.length === count) return OK;
      wasm.heap8u().fill(0, to + found.length, to + count);
      return capi.SQLITE_IOERR_SHORT_READ;
    },
    xWrite(file: number, from: number, count: number, at: bigint) {
      disk.write(nameOf(file), Number(at), wasm.heap8u().subarray(from, from + count));
      return OK;
    },
    xTruncate(file: number, length: bigint) {
      disk.truncate(nameOf(file), Number(length));
      return OK;
    },
    xSync(file: number) {
      disk.flush(nameOf(file));
      return OK;
    },
    xFileSize(file: number, out: number) {
      wasm.poke64(out, BigInt(disk.length(nameOf(file))));
      return OK;
    },
    xLock: () => OK,
    xUnlock: () => OK,
    xCheckReservedLock(_file: number, out: number) {
      wasm.poke32(out, 0);
      return OK;
    },
    xFileControl: () => capi.SQLITE_NOTFOUND,
    xSectorSize: () => SECTOR,
    xDeviceCharacteristics: () => capi.SQLITE_IOCAP_POWERSAFE_OVERWRITE,
  };
  const usual = new capi.sqlite3_vfs(capi.sqlite3_vfs_find(null));
  const files = new capi.sqlite3_vfs();
  files.$iVersion = 1;
  files.$szOsFile = capi.sqlite3_file.structInfo.sizeof;
  files.$mxPathname = LONGEST_PATH;
  files.$xRandomness = usual.$xRandomness;
  files.$xSleep = usual.$xSleep;
  files.$xCurrentTime = usual.$xCurrentTime;
  const fileMethods = {
    xOpen(...[, path, file, flags, out]: [vfs: number, path: number, file: number, flags: number, out: number]) {
      const opened = path === 0 ? randomUUID() : wasm.cstrToJs(path);
      disk.create(opened);
      open.set(file, opened);
      new capi.sqlite3_file(file).$pMethods = io.pointer;
      wasm.poke32(out, flags);
      return OK;
    },
    xDelete(_vfs: number, path: number) {
      disk.delete(wasm.cstrToJs(path));
      return OK;
    },
    xAccess(_vfs: number, path: number, _flags: number, out: number) {
      wasm.poke32(out, disk.has(wasm.cstrToJs(path)) ? 1 : 0);
      return OK;
    },
    xFullPathname: (_vfs: number, path: number, size: number, out: number) =>
      wasm.cstrncpy(out, path, size) < size ? OK : capi.SQLITE_CANTOPEN,
    xGetLastError: () => OK,
  };
  vfs.installVfs({ io: { struct: io, methods: ioMethods }, vfs: { struct: files, name, methods: fileMethods } });
}

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { describeFault } from '@portolan/kernel';
import {
  BOT_PROTOCOL_VERSION,
  type BotHostMessage,
  faultParams,
  type OpenBotMessage,
  PROTOCOL_PROBLEMS,
  readOpenBotMessage,
  refusal,
} from '@portolan/protocol';
import { UserError } from '../errors.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** How long a program may take for an answer, and for its start. */
export const ANSWER_MS = 120_000;

/** A program that plays, connected by JSON Lines on its standard input and output. What it writes to stderr is shown. */
export class StdioProcess {
  readonly command: string;
  #child: Child;
  /** Lines that nobody has asked for yet. */
  #lines: string[] = [];
  #ended: string | undefined;
  #wake: (() => void) | undefined;
  #greeted: Promise<void>;

  constructor(command: string) {
    this.command = command;
    // The shell becomes the program, so that there is one process to end.
    const line = process.platform === 'win32' ? command : `exec ${command}`;
    this.#child = spawn(line, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    // Its end is reported with the reason.
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', (error) => this.#end(`cannot be started: ${error.message}`));
    this.#child.on('exit', (code, signal) => this.#end(`ended with ${signal ?? `code ${code}`}`));
    createInterface({ input: this.#child.stdout }).on('line', (text) => {
      this.#lines.push(text);
      this.#wake?.();
    });
    this.#greeted = this.#greet();
    // Reported to whoever asks first.
    this.#greeted.catch(() => undefined);
  }

  hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  send(message: BotHostMessage): void {
    this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The program's next message. What cannot be read is an error, of which the program is told as well. */
  async next(milliseconds = ANSWER_MS): Promise<OpenBotMessage> {
    await this.#greeted;
    return this.#read(milliseconds);
  }

  /** Ends the program. */
  close(): void {
    this.#child.stdin.end();
    this.#child.kill();
  }

  async #greet(): Promise<void> {
    this.send({ type: 'hello', protocol: BOT_PROTOCOL_VERSION });
    const hello = await this.#read(ANSWER_MS);
    if (hello.type !== 'hello') throw this.#problem(`says ${hello.type} before hello`);
    if (hello.protocol !== BOT_PROTOCOL_VERSION)
      throw this.#problem(`speaks version ${hello.protocol} of the protocol, not version ${BOT_PROTOCOL_VERSION}`);
  }

  async #read(milliseconds: number): Promise<OpenBotMessage> {
    const text = await this.#line(milliseconds);
    const read = readOpenBotMessage(text);
    if (read.ok) return read.value;
    const problem = describeFault(read.error, PROTOCOL_PROBLEMS);
    this.send({ type: 'refused', ...refusal('faultyMessage', faultParams(read.error)), problem });
    throw this.#problem(`writes '${text.slice(0, 80)}': ${problem}`);
  }

  /** The process keeps the command running only while an answer is awaited. */
  async #line(milliseconds: number): Promise<string> {
    this.#child.ref();
    let late: NodeJS.Timeout | undefined;
    try {
      const end = performance.now() + milliseconds;
      for (;;) {
        const line = this.#lines.shift();
        if (line !== undefined) return line;
        if (this.#ended !== undefined) throw this.#problem(this.#ended);
        if (performance.now() >= end) throw this.#problem(`does not answer within ${milliseconds} ms`);
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
          late = setTimeout(resolve, Math.max(1, end - performance.now()));
        });
        clearTimeout(late);
      }
    } finally {
      this.#child.unref();
    }
  }

  #end(why: string): void {
    this.#ended ??= why;
    this.#wake?.();
  }

  #problem(what: string): UserError {
    return new UserError(`exec:${this.command} ${what}`);
  }
}

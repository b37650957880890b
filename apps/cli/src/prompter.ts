import { createInterface } from 'node:readline';

/** Prompts at the terminal, or reads the lines of a pipe. */
export interface Prompter {
  /** Whether input comes from a terminal, which several players may share. */
  readonly live: boolean;
  /** The next line; undefined at the end of input. */
  ask(question: string): Promise<string | undefined>;
  say(text: string): void;
  close(): void;
}

export function openPrompter(): Prompter {
  const live = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: live });
  const answers = lines[Symbol.asyncIterator]();
  // Ctrl-C quits: the iterator then ends, as at the end of a pipe.
  lines.on('SIGINT', () => lines.close());
  return {
    live,
    async ask(question) {
      lines.setPrompt(question);
      if (live) lines.prompt();
      const answer = await answers.next();
      return answer.done === true ? undefined : answer.value.trim();
    },
    say: (text) => void process.stdout.write(`${text}\n`),
    close: () => lines.close(),
  };
}

export function clearScreen(): void {
  process.stdout.write('\u001B[2J\u001B[3J\u001B[H');
}

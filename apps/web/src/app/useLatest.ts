import { useRef } from 'preact/hooks';

/** Calls `use` with the answer to a request, unless another one has been made in the meantime. */
export type Latest = <T>(request: Promise<T>, use: (answer: T) => void) => void;

/** For requests that replace each other: the answer to an earlier one may come last. */
export function useLatest(): Latest {
  const count = useRef(0);
  return (request, use) => {
    const mine = ++count.current;
    void request.then((answer) => {
      if (mine === count.current) use(answer);
    });
  };
}

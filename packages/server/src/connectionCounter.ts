/** Counts the connections of each network, so that a single one cannot use them all. */
export interface ConnectionCounter {
  /** False if the network has reached its limit. */
  enter(network: string): boolean;
  leave(network: string): void;
}

export function makeConnectionCounter(most: number): ConnectionCounter {
  const connections = new Map<string, number>();
  return {
    enter(network) {
      const count = connections.get(network) ?? 0;
      if (count >= most) return false;
      connections.set(network, count + 1);
      return true;
    },
    leave(network) {
      const count = connections.get(network) ?? 0;
      if (count <= 1) connections.delete(network);
      else connections.set(network, count - 1);
    },
  };
}

import { type Bucket, makeBucket } from './limits.ts';

/** One bucket for each network, for as long as a connection of that network is open. */
export interface NetworkBuckets {
  enter(network: string): Bucket;
  leave(network: string): void;
}

export function makeNetworkBuckets(burst: number, perSecond: number): NetworkBuckets {
  const networks = new Map<string, { readonly bucket: Bucket; connections: number }>();
  return {
    enter(network) {
      const found = networks.get(network) ?? { bucket: makeBucket(burst, perSecond), connections: 0 };
      networks.set(network, found);
      found.connections++;
      return found.bucket;
    },
    leave(network) {
      const found = networks.get(network);
      if (found !== undefined && --found.connections === 0) networks.delete(network);
    },
  };
}

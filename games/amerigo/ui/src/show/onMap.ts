/** In front of the map; on small screens its middle may be covered, and its upper frame is in sight. */
export const ON_MAP: readonly string[] = ['map:all', 'place:T1'];

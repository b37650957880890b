import type { Port } from '@portolan/ui-kit/art';

type Place = readonly [lon: number, lat: number];

/** Mountain ranges and forests, as lines along which they are drawn. */
export const MOUNTAINS: readonly (readonly Place[])[] = [
  [
    [-99.2, 22],
    [-97.9, 19.9],
    [-97, 18.2],
  ],
  [
    [-99.2, 17.7],
    [-97, 16.9],
    [-95.6, 16.6],
  ],
  [
    [-93.4, 16.3],
    [-91.6, 15.4],
    [-89.8, 14.8],
  ],
  [
    [-88.6, 14.9],
    [-86.3, 14.3],
    [-85.2, 13.5],
  ],
  [
    [-84.7, 10.5],
    [-83.4, 9.6],
    [-82.2, 8.8],
  ],
  [
    [-76.3, 6.4],
    [-75.8, 8],
  ],
  [
    [-75.2, 6.4],
    [-74.8, 8],
  ],
  [
    [-73.4, 6.5],
    [-73, 8.4],
    [-72.7, 10.1],
  ],
  [
    [-74, 10.8],
    [-73.3, 10.8],
  ],
  [
    [-71.9, 8],
    [-70.2, 9.3],
  ],
  [
    [-68.7, 10.1],
    [-66, 10.1],
    [-64.4, 10],
  ],
  [
    [-63.8, 6.7],
    [-61.4, 7],
  ],
  [
    [-77.2, 20.15],
    [-76, 20.15],
  ],
  [
    [-71.9, 19],
    [-70.3, 18.8],
  ],
  [
    [-66.9, 18.2],
    [-66.1, 18.2],
  ],
  [
    [-77.6, 18.1],
    [-76.6, 18.05],
  ],
];

export const FORESTS: readonly (readonly Place[])[] = [
  [
    [-90.4, 19.2],
    [-88.4, 19.7],
  ],
  [
    [-90.2, 17.7],
    [-89, 16.9],
  ],
  [
    [-89.6, 20.6],
    [-88, 20.7],
  ],
  [
    [-93.8, 17.7],
    [-92, 17.7],
  ],
  [
    [-84.4, 14.8],
    [-83.9, 12.6],
  ],
  [
    [-77.7, 8.1],
    [-77.2, 7.2],
  ],
  [
    [-62.9, 9],
    [-61.1, 8.4],
  ],
  [
    [-66.8, 8.7],
    [-64.2, 8.6],
  ],
  [
    [-60.6, 7.6],
    [-59, 7],
  ],
  [
    [-69.6, 7.6],
    [-67.4, 7.3],
  ],
  [
    [-82.9, 22.6],
    [-81.6, 22.7],
  ],
  [
    [-79.6, 22.1],
    [-78.2, 21.5],
  ],
  [
    [-74, 9.6],
    [-74.5, 9],
  ],
];

export interface Region {
  readonly name: string;
  readonly at: Place;
  /** Height of the letters on the wide sheet. */
  readonly size: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  readonly sea?: boolean;
}

/** Large names. Those that do not fit between the cards are left out. */
export const REGIONS: readonly Region[] = [
  { name: 'Mar del Norte', at: [-72.4, 14.6], size: 25, sea: true },
  { name: 'Mar Océano', at: [-60.9, 19.9], size: 19, sea: true },
  { name: 'Golfo de México', at: [-93.4, 20.6], size: 15, sea: true },
  { name: 'Mar del Sur', at: [-86.2, 8.3], size: 17, sea: true },
  { name: 'Tierra Firme', at: [-66.8, 8.5], size: 18 },
  { name: 'Nueva España', at: [-95.6, 17.2], size: 13 },
  { name: 'Yucatán', at: [-89.2, 20.2], size: 14 },
  { name: 'Cuba', at: [-79.1, 22.05], size: 16, turn: 14 },
  { name: 'La Española', at: [-71, 19.2], size: 11 },
  { name: 'Jamaica', at: [-77.3, 18.75], size: 11, sea: true },
  { name: 'Castilla del Oro', at: [-77.3, 7.1], size: 12 },
  { name: 'Honduras', at: [-86.6, 15.1], size: 13 },
];

/** Harbours that are not Destinations, at the positions of today's towns. */
export const LANDFALLS: readonly Port[] = [
  { name: 'La Habana', at: [-82.36, 23.14], great: true },
  { name: 'Matanzas', at: [-81.57, 23.05] },
  { name: 'Cabo San Antón', at: [-84.9, 21.87] },
  { name: 'Bayamo', at: [-77.1, 20.6] },
  { name: 'Baracoa', at: [-74.5, 20.35] },
  { name: 'Puerto Plata', at: [-70.69, 19.8] },
  { name: 'Yaguana', at: [-72.6, 18.5] },
  { name: 'Higüey', at: [-68.4, 18.6] },
  { name: 'Pánuco', at: [-97.8, 22.25] },
  { name: 'Coatzacoalcos', at: [-94.4, 18.15] },
  { name: 'Tabasco', at: [-92.6, 18.5] },
  { name: 'Campeche', at: [-90.53, 19.84], great: true },
  { name: 'Sisal', at: [-90.03, 21.17] },
  { name: 'Cabo Catoche', at: [-87.1, 21.6] },
  { name: 'Bacalar', at: [-87.8, 18.7] },
  { name: 'Puerto Caballos', at: [-87.95, 15.85] },
  { name: 'Trujillo', at: [-85.95, 15.92], great: true },
  { name: 'Gracias a Dios', at: [-83.15, 15] },
  { name: 'Bluefields', at: [-83.75, 12] },
  { name: 'San Juan', at: [-83.7, 10.95] },
  { name: 'Veragua', at: [-81.2, 8.85] },
  { name: 'Darién', at: [-77.3, 8.6] },
  { name: 'Tolú', at: [-75.6, 9.5] },
  { name: 'Santa Marta', at: [-74.2, 11.24], great: true },
  { name: 'Río de la Hacha', at: [-72.9, 11.55] },
  { name: 'Coro', at: [-69.7, 11.5] },
  { name: 'Caraballeda', at: [-66.85, 10.61] },
  { name: 'Cumaná', at: [-64.17, 10.46] },
  { name: 'Orinoco', at: [-60.7, 8.6] },
  { name: 'Essequibo', at: [-58.5, 6.9] },
  { name: 'Huatulco', at: [-96.1, 15.76] },
  { name: 'Sonsonate', at: [-89.83, 13.55] },
  { name: 'Realejo', at: [-87.17, 12.5] },
  { name: 'Nicoya', at: [-85.5, 10] },
];

/** Small islands, with their names beside them. */
export const ISLES: readonly { readonly name: string; readonly at: Place; readonly west?: boolean }[] = [
  { name: 'Guadalupe', at: [-61.2, 16.2] },
  { name: 'Dominica', at: [-61.2, 15.4] },
  { name: 'Matinino', at: [-60.8, 14.6] },
  { name: 'Sta. Lucía', at: [-60.8, 13.9] },
  { name: 'Barbados', at: [-59.4, 13.15] },
  { name: 'Granada', at: [-61.9, 12.1], west: true },
  { name: 'Tobago', at: [-60.4, 11.3] },
  { name: 'Margarita', at: [-64.4, 11.25], west: true },
  { name: 'Curazao', at: [-69.2, 12.4], west: true },
  { name: 'Antigua', at: [-61.6, 17.1] },
  { name: 'Caimán', at: [-81.2, 19.5] },
];

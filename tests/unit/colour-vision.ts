import Color from 'colorjs.io';

/**
 * What red, green and blue light become without one kind of cone: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at full severity.
 */
const matrices = {
  ordinary: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue-blind': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

type Sight = keyof typeof matrices;

export const kindsOfSight = Object.keys(matrices) as Sight[];

/** A colour as people with this kind of sight see it. */
export function seenWith(sight: Sight, colour: string): Color {
  const [red, green, blue] = new Color(colour).to('srgb-linear').coords.map((part) => part ?? 0) as [
    number,
    number,
    number,
  ];
  const [r, g, b] = matrices[sight].map((row) =>
    Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue)),
  );
  return new Color('srgb-linear', [r!, g!, b!]);
}

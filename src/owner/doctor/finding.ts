/** Something that stands between this checkout and a public launch, or that is wrong with a published site. */
export interface Finding {
  /** Where it is: a file and the name of the value there, or paths of the published site. */
  readonly place: string;
  /** What is wrong, as a sentence in plain words. */
  readonly problem: string;
}

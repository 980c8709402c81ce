/** Advice on a name that nothing has. @param near the known name that was probably meant @param otherwise the advice if there is none */
export function didYouMean(near: string | undefined, otherwise: string): string {
  return near ? `Did you mean “${near}”?` : otherwise;
}

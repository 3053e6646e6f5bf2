/**
 * The number nearest to a wished one for which a condition holds, to a thousandth. Between the two, the condition may
 * change only once.
 * @param safe a number for which it holds
 */
export function nearestHolding(wished: number, safe: number, holds: (number: number) => boolean): number {
  let [failing, holding] = [wished, safe];
  while (Math.abs(holding - failing) > 0.001) {
    const middle = (failing + holding) / 2;
    if (holds(middle)) holding = middle;
    else failing = middle;
  }
  return holding;
}

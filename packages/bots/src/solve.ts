/** Gauss's elimination with pivots; the last column is the right-hand side. */
export function solve(matrix: Float64Array[]): number[] {
  const count = matrix.length;
  for (let step = 0; step < count; step++) {
    const pivot = largest(matrix, step);
    [matrix[step], matrix[pivot]] = [matrix[pivot], matrix[step]];
    for (let row = step + 1; row < count; row++) eliminate(matrix[row], matrix[step], step);
  }
  const solution = Array.from({ length: count }, () => 0);
  for (let row = count - 1; row >= 0; row--) {
    let rest = matrix[row][count];
    for (let col = row + 1; col < count; col++) rest -= matrix[row][col] * solution[col];
    solution[row] = matrix[row][row] === 0 ? 0 : rest / matrix[row][row];
  }
  return solution;
}

function largest(matrix: readonly Float64Array[], step: number): number {
  let best = step;
  for (let row = step + 1; row < matrix.length; row++) {
    if (Math.abs(matrix[row][step]) > Math.abs(matrix[best][step])) best = row;
  }
  return best;
}

function eliminate(row: Float64Array, by: Float64Array, step: number): void {
  if (by[step] === 0) return;
  const factor = row[step] / by[step];
  for (let col = step; col < row.length; col++) row[col] -= factor * by[col];
}

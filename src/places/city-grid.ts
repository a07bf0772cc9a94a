/** Cells of one degree. Each lists its cities by population. */
export type CityGrid = ReadonlyMap<number, readonly number[]>;

/** Returns the number of the cell that contains a point. Longitudes beyond 180 wrap around. */
export function cellOf(latitude: number, longitude: number): number {
  const column = ((Math.floor(longitude) % 360) + 360) % 360;
  return (Math.floor(latitude) + 90) * 360 + column;
}

/** Sorts cities into cells. */
export function buildGrid(latitudes: Float32Array, longitudes: Float32Array): CityGrid {
  const grid = new Map<number, number[]>();
  for (let city = 0; city < latitudes.length; city++) {
    const cell = cellOf(latitudes[city] ?? 0, longitudes[city] ?? 0);
    const cities = grid.get(cell);
    if (cities) cities.push(city);
    else grid.set(cell, [city]);
  }
  return grid;
}

export const calculatorPeriods = ["hour", "day", "week", "month", "year"] as const;
export type CalculatorPeriod = (typeof calculatorPeriods)[number];

/** Paid working time of a person. */
export type WorkingTime = { hours: number; days: number; weeks: number };

/** Hours and days in a week, and paid weeks in a year, unless the person says otherwise. */
export const usualTime: WorkingTime = { hours: 40, days: 5, weeks: 52 };

/** Returns how many of each period are paid in a year. */
export function periodsInYear({ hours, days, weeks }: WorkingTime): Record<CalculatorPeriod, number> {
  return { hour: hours * weeks, day: days * weeks, week: weeks, month: 12, year: 1 };
}

/** Converts an amount for one period into the amounts for all. */
export function convertPay(
  amount: number,
  period: CalculatorPeriod,
  time: WorkingTime,
): Record<CalculatorPeriod, number> {
  const counts = periodsInYear(time);
  const year = amount * counts[period];
  return {
    hour: year / counts.hour,
    day: year / counts.day,
    week: year / counts.week,
    month: year / counts.month,
    year,
  };
}

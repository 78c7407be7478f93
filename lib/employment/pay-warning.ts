import { maxAmount } from '@/lib/forms/amount';
import { payWarning as text } from '@/messages/employment/pay';
import { payPerHour, type Salary, type SalaryPeriod, salaryLabel, salaryPeriods } from './salary';

/**
 * The plausible amounts of pay per period. An amount outside was probably meant for another period. The SQL function
 * `is_plausible_pay` has the same bounds.
 */
export const payBounds: Record<SalaryPeriod, readonly [min: number, max: number]> = {
  hour: [1, 1000],
  day: [5, 8000],
  week: [10, 40_000],
  month: [25, 175_000],
  year: [200, maxAmount],
};

/** A warning about implausible pay, and the period that was probably meant. */
export type PayWarning = { message: string; suggestedPeriod: SalaryPeriod | null };

/** A warning if the pay is implausible for its period; null if it is plausible or missing. */
export function getPayWarning(pay: Salary | null): PayWarning | null {
  const amounts = pay ? [pay.min, pay.max].filter((amount) => amount !== null) : [];
  if (!pay || amounts.every((amount) => isPlausible(pay.period, amount))) return null;
  const suggestedPeriod = salaryPeriods
    .filter((period) => amounts.every((amount) => isPlausible(period, amount)))
    .toSorted((a, b) => distanceFromTypicalPay(amounts, a) - distanceFromTypicalPay(amounts, b))[0];
  const payText = salaryLabel(pay);
  return suggestedPeriod
    ? {
        message: text.suggestPeriod({ pay: payText, period: suggestedPeriod }),
        suggestedPeriod,
      }
    : { message: text.checkAmount({ pay: payText }), suggestedPeriod: null };
}

const isPlausible = (period: SalaryPeriod, amount: number) =>
  amount >= payBounds[period][0] && amount <= payBounds[period][1];

/** The distance on a logarithmic scale from typical pay, $25 an hour. */
const distanceFromTypicalPay = (amounts: readonly number[], period: SalaryPeriod) =>
  Math.abs(Math.log(payPerHour(Math.max(...amounts), period) / 25));

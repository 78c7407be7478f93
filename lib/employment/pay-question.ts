import { highestAmount } from '@/lib/forms/amount';
import { payQuestionText as text } from '@/messages/employment/pay';
import { payPerHour, type Salary, type SalaryPeriod, salaryLabel, salaryPeriods } from './salary';

type Amounts = Pick<Salary, 'min' | 'max' | 'currency' | 'period'>;

/**
 * Between what nobody is paid for less, and nobody for more: an amount outside was meant for another period. The same
 * numbers stand in SQL `is_pay_for_its_period`.
 */
export const payBounds: Record<SalaryPeriod, readonly [least: number, most: number]> = {
  hour: [1, 1000],
  day: [5, 8000],
  week: [10, 40_000],
  month: [25, 175_000],
  year: [200, highestAmount],
};

/** A pay that cannot be for its period, asked back: the sentence, and the period that was probably meant. */
export type PayQuestion = { sentence: string; period: SalaryPeriod | null };

/** The question about a pay that cannot be; null where it can, and where there is none. */
export function payQuestion(pay: Amounts | null): PayQuestion | null {
  const amounts = pay ? [pay.min, pay.max].filter((amount) => amount !== null) : [];
  if (!pay || amounts.every((amount) => isFor(pay.period, amount))) return null;
  const meant = salaryPeriods
    .filter((period) => amounts.every((amount) => isFor(period, amount)))
    .toSorted((one, other) => oddity(amounts, one) - oddity(amounts, other))[0];
  const said = salaryLabel({ ...pay });
  return meant
    ? { sentence: text.isItPer({ said, meant }), period: meant }
    : { sentence: text.pleaseCheckTheAmount({ said }), period: null };
}

const isFor = (period: SalaryPeriod, amount: number) =>
  amount >= payBounds[period][0] && amount <= payBounds[period][1];

/** How far an amount in this period is from what most jobs pay, $25 an hour. */
const oddity = (amounts: readonly number[], period: SalaryPeriod) =>
  Math.abs(Math.log(payPerHour(Math.max(...amounts), period) / 25));

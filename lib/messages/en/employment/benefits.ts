export const benefitKinds = {
  health: 'Health insurance',
  'time-off': 'Paid time off',
  retirement: 'Retirement plan',
  flexible: 'Flexible hours',
  training: 'Paid training or tuition',
  meals: 'Meals',
  discount: 'Employee discount',
  commute: 'Parking, transit or car',
};

/** `at 1.2392 USD to the pound in 2023-02`. */
export function rateText({
  currency,
  rate,
  rate_period: month,
}: {
  readonly currency: string;
  readonly rate: string;
  readonly rate_period: string;
}): string {
  return `at ${rate} ${currency} to the pound in ${month}`;
}

import './charts.css';

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

import { numberFormat } from '../format/number-format';
import { useLanguage } from '../language/language-context';
import { ChartTable } from './chart-table';
import { Marks } from './marks';
import { positionOn, scaleOf } from './scale';
import type { Series } from './series';

interface MonthChartProps {
  readonly title: ComponentChildren;
  readonly currency: string;
  /** `YYYY-MM`, in order. */
  readonly months: readonly string[];
  readonly series: readonly Series[];
  readonly form: 'bars' | 'line';
}

const HEIGHT = 200;
const [TOP, BOTTOM, LEFT, RIGHT] = [10, 24, 52, 8];
/** The width of a month's name, in pixels. */
const NAME_WIDTH = 34;

/**
 * A chart over months, in one currency. One month is chosen by pressing it, or with the arrow keys; its values are written below and
 * read aloud. All values are in a table too.
 */
export function MonthChart({ title, currency, months, series, form }: MonthChartProps) {
  const { t, locale, money, monthName, monthTitle } = useLanguage();
  const [chosen, setChosen] = useState(months.length - 1);
  const [width, box] = useWidth();
  const id = useId();
  const at = Math.min(chosen, months.length - 1);
  const write = money(currency);
  const valueText = (index: number) =>
    series
      .map(({ name, amounts }) => {
        const amount = amounts[index] ?? null;
        return t('chart.value', { name, amount: amount === null ? t('chart.unknown') : write(amount) });
      })
      .join(' · ');
  const scale = scaleOf(
    series.flatMap(({ amounts }) => amounts.flatMap((amount) => (amount === null ? [] : Number(amount)))),
  );
  const step = (width - LEFT - RIGHT) / months.length;
  const x = (index: number) => LEFT + step * (index + 0.5);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - positionOn(scale, value));
  const compact = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const every = Math.max(1, Math.ceil(NAME_WIDTH / step));
  const press = ({ offsetX }: MouseEvent) =>
    setChosen(Math.min(months.length - 1, Math.max(0, Math.floor((offsetX - LEFT) / step))));
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, at, months.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
  };
  return (
    <figure class="chart" data-chart={series.map((one) => one.id).join(' ')} data-currency={currency}>
      <figcaption class="chart-title" id={`${id}-title`}>
        {title}
      </figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div ref={box}>
        <svg
          class="chart-canvas"
          width={width}
          height={HEIGHT}
          role="slider"
          tabindex={0}
          aria-labelledby={`${id}-title`}
          aria-valuemin={0}
          aria-valuemax={months.length - 1}
          aria-valuenow={at}
          aria-valuetext={`${monthTitle(months[at] ?? '')}: ${valueText(at)}`}
          onPointerDown={press}
          onKeyDown={onKeyDown}
        >
          <g class="chart-grid" aria-hidden="true">
            {scale.ticks.map((tick) => (
              <g key={tick}>
                <line class={tick === 0 ? 'zero' : undefined} x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
                <text x={LEFT - 8} y={y(tick) + 4} text-anchor="end">
                  {compact.format(tick)}
                </text>
              </g>
            ))}
            {months.map((month, index) =>
              (months.length - 1 - index) % every === 0 ? (
                <text key={month} x={x(index)} y={HEIGHT - 6} text-anchor="middle">
                  {monthName(month)}
                </text>
              ) : null,
            )}
          </g>
          <rect class="chart-chosen" x={x(at) - step / 2} y={TOP} width={step} height={HEIGHT - TOP - BOTTOM} />
          <Marks series={series} form={form} step={step} x={x} y={y} />
        </svg>
      </div>
      <p class="chart-values" aria-hidden="true">
        <span class="strong">{monthTitle(months[at] ?? '')}</span> <span class="figure-line">{valueText(at)}</span>
      </p>
      <ChartTable title={title} currency={currency} months={months} series={series} />
    </figure>
  );
}

function Legend({ series }: Pick<MonthChartProps, 'series'>) {
  return (
    <ul class="legend">
      {series.map(({ id, name }) => (
        <li key={id}>
          <span class={`swatch tone-${id}`} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The month that a key leads to. */
function targetOf(key: string, at: number, last: number): number | undefined {
  const targets: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
}

/** The width of an element in pixels, as it changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(200, Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, box] as const;
}

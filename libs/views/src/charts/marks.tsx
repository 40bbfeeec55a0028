import type { Series } from './series';

interface MarksProps {
  readonly series: readonly Series[];
  readonly form: 'bars' | 'line';
  /** The width of a month, in pixels. */
  readonly step: number;
  /** The middle of a month. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

/** The bars, or the line, of a chart. Spending is striped, so that it differs from income without its colour too. */
export function Marks(props: MarksProps) {
  return props.form === 'bars' ? <Bars {...props} /> : <Line {...props} />;
}

function Bars({ series, step, x, y }: MarksProps) {
  const width = Math.max(2, Math.min(18, (step * 0.8) / series.length));
  return (
    <g aria-hidden="true">
      {series.map(({ id, amounts }, number) =>
        amounts.map((amount, index) => {
          if (amount === null) return null;
          const [zero, end] = [y(0), y(Number(amount))];
          const left = x(index) + (number - series.length / 2) * width;
          const middle = left + (width - 1) / 2;
          return (
            <g key={index}>
              <rect
                class={`mark-${id}`}
                x={left}
                y={Math.min(zero, end)}
                width={width - 1}
                height={Math.abs(zero - end)}
              />
              {id === 'spending' && (
                <line class="mark-stripes" x1={middle} x2={middle} y1={zero} y2={end} stroke-width={width - 1} />
              )}
            </g>
          );
        }),
      )}
    </g>
  );
}

/** A line is interrupted where a month is not known. */
function Line({ series, x, y }: MarksProps) {
  return (
    <g aria-hidden="true">
      {series.map(({ id, amounts }) => {
        const points = amounts.map((amount, index) =>
          amount === null ? undefined : ([x(index), y(Number(amount))] as const),
        );
        const path = points.map((point, index) =>
          point === undefined ? '' : `${points[index - 1] === undefined ? 'M' : 'L'}${point[0]} ${point[1]}`,
        );
        return (
          <g key={id} class={`line-${id}`}>
            <path d={path.join('')} />
            {points.map((point, index) => point && <circle key={index} cx={point[0]} cy={point[1]} r={3} />)}
          </g>
        );
      })}
    </g>
  );
}

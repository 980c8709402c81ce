import { emptyCell } from '../../../words/empty-cell';
import styles from './figures.module.css';

export interface BarChartProps {
  /** Each bar, in parts of different shades. */
  bars: readonly { label: string; parts: readonly number[] }[];
  /** What the parts are, if there are several. */
  legend?: readonly string[];
}

/* Units are pixels on a phone. */
const width = 330;
const rowHeight = 22;
const labelWidth = 96;
const countWidth = 32;

/** Horizontal bars. Screen readers get the table beside it. */
export function BarChart({ bars, legend = [] }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ parts }) => sum(parts)));
  const scale = (width - labelWidth - countWidth) / highest;
  const total = bars.length * rowHeight;
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${total}`} focusable="false">
        {bars.map(({ label, parts }, row) => (
          <g key={row} transform={`translate(0 ${row * rowHeight})`}>
            <text className={styles.label} x={labelWidth - 8} y={rowHeight / 2}>
              {label}
            </text>
            {parts.map((part, index) => (
              <rect
                key={index}
                data-shade={index % 6}
                x={labelWidth + sum(parts.slice(0, index)) * scale}
                y={4}
                width={part * scale}
                height={rowHeight - 8}
              />
            ))}
            <text className={styles.value} x={labelWidth + sum(parts) * scale + 6} y={rowHeight / 2}>
              {sum(parts) || emptyCell}
            </text>
          </g>
        ))}
      </svg>
      {legend.length > 1 && (
        <ul className={styles.legend}>
          {legend.map((label, index) => (
            <li key={label}>
              <svg viewBox="0 0 16 16" focusable="false">
                <rect data-shade={index % 6} width="16" height="16" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

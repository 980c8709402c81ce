import { emptyCell } from '../../../words/empty-cell';
import ui from '../layout/ui.module.css';
import styles from './figures.module.css';

export interface BarChartProps {
  /** Each bar, in parts of different shades. */
  bars: readonly { label: string; parts: readonly number[] }[];
  /** What the parts are, if there are several. */
  legend?: readonly string[];
}

/** Of the parts, neighbours unlike each other. */
const fills = ['text', 'wall', 'line', 'control-line', 'success', 'text-quiet'].map((name) => `var(--colour-${name})`);
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
    <div className={`${ui.stack} ${styles.chart}`} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${total}`} width="28rem" focusable="false">
        {bars.map(({ label, parts }, row) => (
          <g key={row} transform={`translate(0 ${row * rowHeight})`}>
            <text textAnchor="end" x={labelWidth - 8} y={rowHeight / 2}>
              {label}
            </text>
            {parts.map((part, index) => (
              <rect
                key={index}
                fill={fills[index % fills.length]}
                x={labelWidth + sum(parts.slice(0, index)) * scale}
                y={4}
                width={part * scale}
                height={rowHeight - 8}
              />
            ))}
            <text x={labelWidth + sum(parts) * scale + 6} y={rowHeight / 2}>
              {sum(parts) || emptyCell}
            </text>
          </g>
        ))}
      </svg>
      {legend.length > 1 && (
        <ul className={`${ui.row} ${ui.quiet}`} data-gap="3">
          {legend.map((label, index) => (
            <li key={label} className={ui.row} data-gap="1">
              <svg viewBox="0 0 16 16" width="14" height="14" focusable="false">
                <rect fill={fills[index % fills.length]} width="16" height="16" />
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

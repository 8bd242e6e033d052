import { formatDate, useLocale } from '@udongo/ui';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';

export interface ChartPoint {
  /** An instant, or a day as yyyy-mm-dd. */
  on: string;
  value: number;
  /** Whether it is drawn as an exception. Default false. */
  isBeyond?: boolean;
}

interface ReadingsChartProps {
  /** The oldest first. */
  points: readonly ChartPoint[];
  /** The band behind them. */
  range: readonly [low: number, high: number];
  /** A line in the band. Default: none. */
  expected?: number;
  /** Describes the chart in words, for screen readers. */
  label: string;
  /** Days before and after the points. Default 30. */
  roomDays?: number;
  /** Whether a line joins the points. Default true. */
  isJoined?: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Readings over time in front of a range. On demand: recharts is large. */
export function ReadingsChart({
  points,
  range: bounds,
  expected,
  label,
  roomDays = 30,
  isJoined = true,
}: ReadingsChartProps) {
  const locale = useLocale();
  const data = points.map(({ on, ...point }) => ({ ...point, at: Date.parse(on) }));
  const values = [...data.map(({ value }) => value), ...bounds];
  const margin = (Math.max(...values) - Math.min(...values)) * 0.15 || 1;
  const least = Math.min(...values);
  const low = least < 0 ? least - margin : Math.max(0, least - margin);
  const high = Math.max(...values) + margin;
  const room = roomDays * dayMs;
  const line = { stroke: 'var(--udongo-line)' };
  const text = { fill: 'var(--udongo-muted)', fontSize: 13 };
  return (
    <div role="img" aria-label={label} className="app-over-time__chart">
      <ResponsiveContainer width="100%" height={220}>
        <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} {...line} />
          <ReferenceArea
            y1={bounds[0]}
            y2={bounds[1]}
            fill="var(--udongo-primary)"
            fillOpacity={0.18}
            stroke="none"
          />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={[(first: number) => first - room, (last: number) => last + room]}
            ticks={data.map(({ at }) => at)}
            tickFormatter={(at: number) => formatDate(locale, new Date(at).toISOString().slice(0, 10))}
            tick={text}
            tickLine={false}
            axisLine={line}
            minTickGap={12}
          />
          <YAxis
            width={44}
            domain={[low, high]}
            tickFormatter={(value: number) => String(Math.round(value * 10) / 10)}
            tick={text}
            tickLine={false}
            axisLine={false}
          />
          {expected !== undefined && (
            <ReferenceLine y={expected} stroke="var(--udongo-muted)" strokeDasharray="5 5" />
          )}
          <Line
            dataKey="value"
            stroke={isJoined ? 'var(--udongo-primary)' : 'none'}
            strokeWidth={2.5}
            dot={({ key, cx = 0, cy = 0, payload }) =>
              payload.isBeyond ? (
                // A shape of its own, for who does not see the colour.
                <rect
                  key={key}
                  className="recharts-line-dot"
                  x={cx - 5}
                  y={cy - 5}
                  width={10}
                  height={10}
                  fill="var(--udongo-red)"
                />
              ) : (
                <circle
                  key={key}
                  className="recharts-line-dot"
                  cx={cx}
                  cy={cy}
                  r={4}
                  fill="var(--udongo-primary)"
                />
              )
            }
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

import { formatNumber } from '@udongo/sdk/values';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';

export interface TrendPoint {
  /** For people. */
  period: string;
  count: number;
  /** Whether the period is not over. */
  isRunning: boolean;
}

interface TrendChartProps {
  points: readonly TrendPoint[];
  /** Describes the chart in words, for screen readers. */
  label: string;
}

/** Counts over time; the running period is dashed. On demand: recharts is large. */
export function TrendChart({ points, label }: TrendChartProps) {
  const data = points.map(({ period, count, isRunning }, index) => ({
    period,
    done: isRunning ? null : count,
    // Dashed from the last period that is over.
    running: isRunning || points[index + 1]?.isRunning ? count : null,
  }));
  const line = { stroke: 'var(--udongo-line)' };
  const text = { fill: 'var(--udongo-muted)', fontSize: 13 };
  const drawn = {
    type: 'linear',
    stroke: 'var(--udongo-primary)',
    strokeWidth: 2.5,
    isAnimationActive: false,
  } as const;
  const dot = { r: points.length > 40 ? 0 : 3.5, fill: 'var(--udongo-primary)', strokeWidth: 0 };
  return (
    <div role="img" aria-label={label} className="app-numbers__chart">
      <ResponsiveContainer width="100%" height="100%">
        {/* The last period has room for its name: without it, all but the first would go. */}
        <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 36, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} {...line} />
          <XAxis
            dataKey="period"
            // Every one, every second one, and so on: none is left out between two others.
            interval="equidistantPreserveStart"
            tick={text}
            tickLine={false}
            // Clear of the zero beside it.
            tickMargin={8}
            axisLine={line}
            minTickGap={16}
          />
          <YAxis
            width={52}
            domain={[0, 'auto']}
            allowDecimals={false}
            tickFormatter={(value: number) => formatNumber(value)}
            tick={text}
            tickLine={false}
            // Clear of the first point.
            tickMargin={8}
            axisLine={false}
          />
          <Line {...drawn} dataKey="done" dot={dot} />
          <Line
            {...drawn}
            dataKey="running"
            strokeDasharray="5 5"
            dot={{
              ...dot,
              fill: 'var(--udongo-surface)',
              stroke: 'var(--udongo-primary)',
              strokeWidth: 2,
              strokeDasharray: '0',
            }}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

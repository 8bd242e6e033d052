import { formatDate, useLocale } from '@udongo/ui';
import { CartesianGrid, Line, LineChart, ReferenceArea, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { measuredDay, type Point } from './listPlaces.ts';

interface ReadingsChartProps {
  /** At least two, the oldest first. */
  points: readonly Point[];
  /** Describes the chart in words, for screen readers. */
  label: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A reading over time, with the latest ideal range as a band. On demand: recharts is large. */
export function ReadingsChart({ points, label }: ReadingsChartProps) {
  const locale = useLocale();
  const range = points.at(-1)?.rating;
  const data = points.flatMap(({ sample, rating }) =>
    rating.value === null ? [] : [{ at: Date.parse(measuredDay(sample)), value: rating.value }],
  );
  const bounds = [range?.low ?? 0, range?.high ?? 0];
  const values = [...data.map(({ value }) => value), ...bounds];
  const margin = (Math.max(...values) - Math.min(...values)) * 0.15 || 1;
  const low = Math.max(0, Math.min(...values) - margin);
  const high = Math.max(...values) + margin;
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
            domain={[(first: number) => first - 30 * dayMs, (last: number) => last + 30 * dayMs]}
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
          <Line
            dataKey="value"
            stroke="var(--udongo-primary)"
            strokeWidth={2.5}
            dot={{ r: 4, fill: 'var(--udongo-primary)', strokeWidth: 0 }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

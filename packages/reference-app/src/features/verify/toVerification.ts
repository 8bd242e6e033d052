import type {
  ControlChecks,
  SampleResult,
  SoilTestSample,
  UnusualReading,
  VerificationRequest,
} from '@udongo/sdk';
import { keyOf } from './UnusualReadings.tsx';

/** Everything that a person who verifies looks at. */
export interface Seen {
  unusual: readonly UnusualReading[];
  samples: readonly SoilTestSample[];
  /** How the readings compare with what the crops want; [] where the service does not say. */
  results: readonly SampleResult[];
  /** Findings of control soils and second measurements; null where the service has none. */
  controls: ControlChecks | null;
}

/** Comments as they are typed: on unusual readings by `keyOf`, and on controls. */
export interface Comments {
  comments: Readonly<Record<string, string>>;
  control: string;
}

/** Gives the comments with what was seen: where anything is another now, the server verifies nothing. */
export function toVerification(
  { unusual, samples, results, controls }: Seen,
  { comments, control }: Comments,
): VerificationRequest {
  const checks = controls?.checks ?? [];
  return {
    comments: unusual.map((unusualOne) => ({
      sample: unusualOne.sample,
      reading: unusualOne.reading,
      comment: comments[keyOf(unusualOne)]?.trim() ?? '',
    })),
    ...(checks.length > 0 && { control_comment: control.trim() }),
    ...(controls && { seen_checks: checks }),
    seen: samples.flatMap(({ id, sensor_data, below_limit }) => {
      const { other_analyses } = results.find(({ sample }) => sample === id) ?? {};
      const others = { ...(below_limit && { below_limit }), ...(other_analyses && { other_analyses }) };
      return sensor_data ? [{ sample: id, sensor_data: { ...sensor_data }, ...others }] : [];
    }),
  };
}

export {
  StatusTimeline,
  type StatusTimelineProps,
  type StatusTimelineSlots,
  type StatusTimelineState,
} from './StatusTimeline.tsx';
export type { TimelineChange, TimelineStatus } from './timelineSteps.ts';

import { playSteps } from 'virtual:story-facts';
import { Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks';
import { type ContextType, Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { groupOf, mostWithoutGroups, storyGroups } from './storyGroups.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The height of a frame that names none: a form's first fields, or a dialog. */
const frameHeight = 560;

/**
 * Every story of a component but its first one, in its groups, drawn when it comes near. A story that plays, or opens a modal, has a frame: there
 * it runs by itself and covers nothing else.
 */
export function States({ title = 'States' }: { title?: string }) {
  const { componentStories } = useContext(DocsContext);
  const all = componentStories();
  const stories = all.slice(1);
  const groups = all.length > mostWithoutGroups ? Object.values(storyGroups) : [title];
  return groups.map((group) => {
    const shown = groups.length === 1 ? stories : stories.filter(({ tags }) => groupOf(tags) === group);
    if (shown.length === 0) return null;
    return (
      <Fragment key={group}>
        <Heading>{group}</Heading>
        {shown.map((story) => (
          <section key={story.id} id={`anchor--${story.id}`}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <Steps story={story} />
            <State story={story} />
          </section>
        ))}
      </Fragment>
    );
  });
}

/** The steps that the story plays by itself. */
function Steps({ story }: { story: Story }) {
  const steps = playSteps[story.id] ?? [];
  return steps.length > 0 && <p className="docs-steps">{steps.join(' ')}</p>;
}

function State({ story }: { story: Story }) {
  const { height = frameHeight, isFramed = story.playFunction !== undefined } = story.parameters.docs ?? {};
  if (!isFramed) {
    return (
      <WhenNear>
        <Canvas of={story.moduleExport} />
      </WhenNear>
    );
  }
  return (
    <div className="docs-frame">
      <WhenNear height={height}>
        <Canvas of={story.moduleExport} story={{ inline: false, height: `${height}px` }} />
      </WhenNear>
    </div>
  );
}

/** Reserves room for content that is far below, and draws it once it comes near. */
function WhenNear({ height = 120, children }: { height?: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: '600px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ minHeight: height }}>
      {isNear && children}
    </div>
  );
}

import { Alert, Button, Dialog, Skeleton } from '@udongo/ui';
import { useEffect, useState } from 'react';
import { createWorld, type World } from './createWorld.ts';
import { LedgerPanel } from './LedgerPanel.tsx';
import { openServer } from './openServer.ts';
import { playActs } from './playActs.ts';
import { TabPanel } from './TabPanel.tsx';
import { useStore } from './useStore.ts';
import './break-it.css';

export interface BreakItProps {
  /** The seed of the mischief that the page plays by itself; 0 plays none. */
  seed: number;
  /** How long a person watches each act of the mischief, in milliseconds. */
  paceMs: number;
}

/** The booking form before the whole backend in this browser, with buttons that break what is between them. */
export function BreakIt({ seed, paceMs }: BreakItProps) {
  const [world, setWorld] = useState<World | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let made: World | null = null;
    let isGone = false;
    const start = async () => {
      const server = await openServer();
      if (!server.session.get()) await server.logIn();
      const [newest] = await server.listBookings();
      if (isGone) return;
      made = createWorld(server, newest?.id ?? 0);
      setWorld(made);
    };
    start().catch(({ message }: Error) => setProblem(message));
    return () => {
      isGone = true;
      made?.end();
    };
  }, []);
  if (problem)
    return (
      <Alert tone="error" title="The backend did not start in this browser">
        {problem}
      </Alert>
    );
  if (!world) return <Starting />;
  return <Bench world={world} firstSeed={seed} paceMs={paceMs} />;
}

function Starting() {
  return (
    <div className="break-it__starting">
      <p role="status">
        The whole backend starts in this browser, with its database. The first time takes some seconds.
      </p>
      <Skeleton lines={6} />
    </div>
  );
}

function Bench({ world, firstSeed, paceMs }: { world: World; firstSeed: number; paceMs: number }) {
  const { network, asked } = world;
  const tabs = useStore(world.tabs);
  const { isCut, isLate, failsOnce } = useStore(network.faults);
  const [seed, setSeed] = useState(firstSeed || 7);
  const [played, setPlayed] = useState(firstSeed);
  const [first, second] = tabs;
  useEffect(() => {
    if (played === 0) return;
    let isOver = false;
    const playing = { seed: played, paceMs, isOver: () => isOver };
    void playActs(world, playing).then(() => !isOver && setPlayed(0));
    return () => {
      isOver = true;
    };
  }, [world, played, paceMs]);
  // A form that is filled by itself, or emptied, makes no event.
  useEffect(() => {
    const timer = setInterval(world.judge, 500);
    return () => clearInterval(timer);
  }, [world]);
  const answer = useStore(asked);
  return (
    <div className="break-it">
      <div className="break-it__side">
        <fieldset className="break-it__controls" disabled={played > 0}>
          <legend>Break it</legend>
          <Button aria-pressed={isCut} onClick={() => network.set({ isCut: !isCut })}>
            {isCut ? 'Mend the line' : 'Cut the line'}
          </Button>
          <Button aria-pressed={isLate} onClick={() => network.set({ isLate: !isLate })}>
            Answer late
          </Button>
          <Button aria-pressed={failsOnce} onClick={() => network.set({ failsOnce: !failsOnce })}>
            500 after storing
          </Button>
          <Button onClick={() => first && world.reopen(first)}>Close the tab</Button>
          <Button onClick={() => void world.logOut()}>Log out</Button>
          <Button aria-pressed={second !== undefined} onClick={world.toggleSecond}>
            Second tab
          </Button>
        </fieldset>
        <div className="break-it__seed">
          <label>
            Seed{' '}
            <input
              type="number"
              min={1}
              max={9999}
              value={seed}
              onChange={({ target }) => setSeed(Math.max(1, target.valueAsNumber || 1))}
            />
          </label>
          <Button variant="primary" pending={played > 0} onClick={() => setPlayed(seed)}>
            Random mischief
          </Button>
          <a href={linkOf(seed)} target="_blank" rel="noreferrer">
            Link to seed {seed}
          </a>
        </div>
        <LedgerPanel world={world} isPlaying={played > 0} />
      </div>
      <div className="break-it__tabs">
        {tabs.map((tab, index) => (
          <TabPanel key={tab.id} world={world} tab={tab} title={`Tab ${index + 1}`} />
        ))}
      </div>
      {answer && (
        <Dialog
          open
          size="small"
          title="Log in again"
          description="Your login has ended. Nothing is lost: the same request is sent again."
          onOpenChange={() => answer(false)}
          footer={
            <Button variant="primary" onClick={() => void world.server.logIn().then(() => answer(true))}>
              Log in
            </Button>
          }
        />
      )}
    </div>
  );
}

/** The address of this page, on its own, that plays a seed. */
function linkOf(seed: number): string {
  const { search, pathname } = window.location;
  const id = new URLSearchParams(search).get('id') ?? 'break-it-yourself--playground';
  return `${pathname}?id=${id}&viewMode=story&args=seed:${seed}`;
}

import type { Browser } from 'playwright';
import { publicPaths, toPublicPath } from '../../../packages/reference-app/src/lib/publicPaths.ts';
import { median } from '../median.ts';
import { kilobytes, type Section, seconds } from '../results.ts';
import { slowPhone } from '../slowPhone.ts';
import { type OpenedPage, openPublicPage } from './openPublicPage.ts';
import { publishArticle } from './publishArticle.ts';
import { withBuiltApp } from './withBuiltApp.ts';

const runs = 3;
const mostMs = 2500;
const mostCoverBytes = 50 * 1024;
const mostShift = 0.02;

/** The pages that every visitor can open; the article is added to them. */
const paths = publicPaths.filter((path) => !path.includes(':'));

interface Measured {
  path: string;
  paintMs: number;
  slowestMs: number;
  element: string;
  /** Bytes of the largest picture; 0 without one. */
  pictureBytes: number;
  shift: number;
}

/** Publishes an article with a hard photo as its cover, and opens every public page in both languages on a slow phone. */
export async function measurePages(): Promise<Section> {
  return withBuiltApp(async (browser, url) => {
    const slugs = await publishArticle(`${url}/api`);
    const measured: Measured[] = [];
    for (const locale of ['en', 'sw'] as const) {
      for (const path of [...paths, `/blog/${slugs[locale]}`])
        measured.push(await measurePage(browser, url, toPublicPath(path, locale)));
    }
    return toSection(measured);
  });
}

async function measurePage(browser: Browser, url: string, path: string): Promise<Measured> {
  // A page that nobody has opened before is rendered first; that takes the server's time, not the phone's.
  await fetch(url + path);
  const opened: OpenedPage[] = [];
  for (let run = 0; run < runs; run += 1) opened.push(await openPublicPage(browser, url + path));
  const paints = opened.map(({ paintMs }) => paintMs);
  return {
    path,
    paintMs: median(paints),
    slowestMs: Math.max(...paints),
    element: opened[0]?.element ?? '',
    pictureBytes: Math.max(...opened.map(({ pictureBytes }) => pictureBytes)),
    shift: Math.max(...opened.map(({ shift }) => shift)),
  };
}

function toSection(measured: readonly Measured[]): Section {
  const lines = measured.map(
    ({ path, paintMs, slowestMs, element, pictureBytes, shift }) =>
      `| \`${path}\` | ${seconds(paintMs)} | ${seconds(slowestMs)} | ${element} | ${pictureBytes > 0 ? kilobytes(pictureBytes) : ''} | ${shift.toFixed(3)} |`,
  );
  return {
    title: 'The public pages, on a slow phone',
    body: `${slowPhone}, two pixels of the screen for each of the page: the built app with an article whose cover is a photo that is hard to compress, medians of ${runs} runs. At most ${seconds(mostMs)} s is allowed for the largest paint, ${kilobytes(mostCoverBytes)} KB for a picture (the largest that the page fetched, headers included), ${mostShift} for the layout shift.

| page | largest paint, s | slowest | of | KB of a picture | shift |
|---|---:|---:|---|---:|---:|
${lines.join('\n')}`,
    problem: measured.flatMap(findProblems).join('\n') || undefined,
  };
}

function findProblems({ path, paintMs, pictureBytes, shift }: Measured): string[] {
  return [
    ...(paintMs > mostMs ? [`The largest paint of ${path} took ${seconds(paintMs)} s.`] : []),
    ...(pictureBytes > mostCoverBytes ? [`A picture of ${path} has ${pictureBytes} bytes.`] : []),
    ...(shift > mostShift ? [`The layout of ${path} moved by ${shift.toFixed(3)}.`] : []),
  ];
}

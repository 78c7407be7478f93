import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { metrics, writeMetrics } from '@/lib/metrics';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, '../../docs', name), 'utf8');

/** Each metric by its name, without what Prometheus adds for a histogram. */
const ours = metrics.registry.getMetricsAsArray().map(({ name }) => name);
const namedIn = (text: string) => [
  ...new Set((text.match(/\b(?:doorstep|process|nodejs)_[a-z0-9_]*[a-z0-9]/g) ?? []).map(withoutEnding)),
];
const withoutEnding = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

test.each(['grafana-dashboard.json', 'prometheus-alerts.yml', 'observing.md'])(
  '%s names only metrics that there are',
  async (file) => {
    await writeMetrics();
    const all = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    expect(namedIn(read(file)).filter((name) => !all.includes(name))).toEqual([]);
  },
);

test('the page about them explains each one, and the dashboard shows it', () => {
  expect(ours.length).toBeGreaterThan(10);
  for (const file of ['observing.md', 'grafana-dashboard.json'])
    expect([file, ours.filter((name) => !namedIn(read(file)).includes(name))]).toEqual([file, []]);
});

test('the dashboard asks only by labels that there are', () => {
  type Panel = { title: string; targets?: { expr: string }[] };
  const { panels }: { panels: Panel[] } = JSON.parse(read('grafana-dashboard.json'));
  const labels = new Set([
    ...['le', 'instance'],
    ...['call', 'when', 'kind', 'became', 'step', 'of', 'found', 'scope', 'where'],
  ]);
  const asked = panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => [
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(', ')),
      ...[...expr.matchAll(/[{,]\s*(\w+)(?:=|!|=~|!~)/g)].map(([, name = '']) => name),
    ]),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !labels.has(name))).toEqual([]);
});

test('searches that find nothing are there from the first one on, because Prometheus sees a rise alone', async () => {
  const { text } = await writeMetrics();
  for (const of of ['jobs', 'talents'])
    for (const found of ['yes', 'no'])
      expect(text).toContain(`doorstep_searches_total{of="${of}",found="${found}"}`);
});

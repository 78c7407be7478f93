import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatMetrics, metrics } from '@/lib/metrics';

const readDocument = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../docs', name), 'utf8');

const metricNames = metrics.registry.getMetricsAsArray().map(({ name }) => name);
const listMetricNames = (text: string) => [
  ...new Set((text.match(/\b(?:doorstep|process|nodejs)_[a-z0-9_]*[a-z0-9]/g) ?? []).map(stripSuffix)),
];
const stripSuffix = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

test.each(['grafana-dashboard.json', 'prometheus-alerts.yml', 'observing.md'])(
  '%s names only existing metrics',
  async (file) => {
    await formatMetrics();
    const all = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    expect(listMetricNames(readDocument(file)).filter((name) => !all.includes(name))).toEqual([]);
  },
);

test('observing.md and the dashboard include every metric', () => {
  expect(metricNames.length).toBeGreaterThan(10);
  for (const file of ['observing.md', 'grafana-dashboard.json'])
    expect([file, metricNames.filter((name) => !listMetricNames(readDocument(file)).includes(name))]).toEqual(
      [file, []],
    );
});

test('the dashboard uses only existing labels', () => {
  type Panel = { title: string; targets?: { expr: string }[] };
  const { panels }: { panels: Panel[] } = JSON.parse(readDocument('grafana-dashboard.json'));
  const labels = new Set([
    ...['le', 'instance'],
    ...['call', 'when', 'kind', 'outcome', 'step', 'of', 'found', 'scope', 'where'],
  ]);
  const used = panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => [
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(', ')),
      ...[...expr.matchAll(/[{,]\s*(\w+)(?:=|!|=~|!~)/g)].map(([, name = '']) => name),
    ]),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !labels.has(name))).toEqual([]);
});

test('the search counters start at zero, because Prometheus only sees increases', async () => {
  const { text } = await formatMetrics();
  for (const kind of ['jobs', 'talents'])
    for (const found of ['yes', 'no'])
      expect(text).toContain(`doorstep_searches_total{of="${kind}",found="${found}"}`);
});

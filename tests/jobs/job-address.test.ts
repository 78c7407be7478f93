import { describe, expect, test } from 'vitest';
import { parseJobAddress } from '@/lib/jobs/job-address';

const place = { state: 'california', city: 'san-francisco', neighborhood: null };

describe('parseJobAddress', () => {
  test.each([
    [['barista-3'], { name: 'barista-3', place: null }],
    [['california', 'san-francisco', 'barista'], { name: 'barista', place }],
    [
      ['california', 'san-francisco', 'mission', 'barista'],
      { name: 'barista', place: { ...place, neighborhood: 'mission' } },
    ],
    [['%E7%9C%8B%E8%AD%B7%E5%B8%AB'], { name: '看護師', place: null }],
    [
      ['ontario', 'toronto', 'baker'],
      { name: 'baker', place: { state: 'ontario', city: 'toronto', neighborhood: null } },
    ],
  ])('parses %j', (segments, expected) => {
    expect(parseJobAddress(segments)).toEqual({ kind: 'parsed', ...expected });
  });

  test.each([
    [['Barista'], '/barista'],
    [['caf%C3%A9-chef'], '/cafe-chef'],
    [['Line%20Cook'], '/line-cook'],
    [['texas', 'austin', 'C%2B%2B%20%26%20C%23'], '/texas/austin/c-and-c'],
    [['texas', 'austin', "St.%20John's"], '/texas/austin/st-johns'],
    [['texas', 'austin', 'Node.js%20Developer%20(Nights)'], '/texas/austin/nodejs-developer-nights'],
    [['barista-'], '/barista'],
    [['ca', 'san-francisco', 'barista'], '/california/san-francisco/barista'],
    [['CA', 'San-Francisco', 'Mission', 'barista'], '/california/san-francisco/mission/barista'],
    [['New%20York', 'new-york', 'cook'], '/new-york/new-york/cook'],
  ])('redirects %j to %s', (segments, to) => {
    expect(parseJobAddress(segments)).toEqual({ kind: 'moved', to });
  });

  test.each([
    [[]],
    [['california']],
    [['ca']],
    [['texas', 'austin']],
    [['texas', 'austin', 'employers']],
    [['texas', 'austin', 'talents', 'cook']],
    [['texas', 'austin', 'jobs', 'cook']],
    [['wp-login.php']],
    [['texas', 'austin', 'backup.tar.gz']],
    [['.env']],
    [['a%2Fb']],
    [['%E0%A4%A']],
    [['<script>']],
    [['---']],
    [['x'.repeat(201)]],
  ])('rejects %j', (segments) => {
    expect(parseJobAddress(segments)).toEqual({ kind: 'impossible' });
  });
});

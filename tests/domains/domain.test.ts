import { describe, expect, test } from 'vitest';
import { readDomain } from '@/lib/domains/domain';
import { isPublicAddress } from '@/lib/domains/public-address';

describe('a domain that somebody types', () => {
  test.each([
    ['bakery.com', 'bakery.com'],
    [' Bakery.COM. ', 'bakery.com'],
    ['www.bakery.com', 'bakery.com'],
    ['https://www.bakery.com/jobs?x=1#y', 'bakery.com'],
    ['http://bakery.com:8080', 'bakery.com'],
    ['jobs.bakery.co.uk', 'jobs.bakery.co.uk'],
    ['www.com', 'www.com'],
  ])('%s is %s', (typed, domain) => {
    expect(readDomain(typed)).toEqual({ domain, shown: domain });
  });

  test.each([
    ['café.com', 'xn--caf-dma.com', 'café.com'],
    ['CAFÉ.com', 'xn--caf-dma.com', 'café.com'],
    // Cyrillic and Greek letters that look like ours, and a Latin one without its dot.
    ['wаlmart.com', 'xn--wlmart-3nf.com', 'xn--wlmart-3nf.com'],
    ['gοοgle.com', 'xn--ggle-0nda.com', 'xn--ggle-0nda.com'],
    ['mıll.com', 'xn--mll-jua.com', 'xn--mll-jua.com'],
    ['пекарня.com', 'xn--80ajpngj0i.com', 'xn--80ajpngj0i.com'],
    // Wide letters are ours.
    ['ｂakery.com', 'bakery.com', 'bakery.com'],
  ])('%s is shown as people may read it', (typed, domain, shown) => {
    expect(readDomain(typed)).toEqual({ domain, shown });
  });

  test.each([
    '',
    'bakery',
    'a b.com',
    'ada@bakery.com',
    'https://walmart.com@bakery.com/',
    'ftp://bakery.com',
    'javascript:alert(1)',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    'http://[::ffff:10.0.0.1]/',
    'localhost',
    'metadata.google.internal',
    'printer.local',
    '1.0.0.127.in-addr.arpa',
    'bakery_shop.com',
    '-bakery.com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
  ])('"%s" is none', (typed) => {
    expect(readDomain(typed)).toBeNull();
  });
});

describe('an address', () => {
  test.each([
    '8.8.8.8',
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '127.1',
    '0177.0.0.1',
    'bakery.com',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

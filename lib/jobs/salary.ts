export * from '@/lib/work/salary';

import type { Metadata } from 'next';
import { PlaceNotFound } from '@/components/jobs/place/place-not-found';

export const metadata: Metadata = { title: 'Page Not Found' };

export default PlaceNotFound;

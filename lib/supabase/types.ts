import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** Any of the product's clients: of a visitor, of the viewer, or with the secret key. */
export type DataClient = SupabaseClient<Database>;

type PublicTables = Database['public']['Tables'];
type PublicFunctions = Database['public']['Functions'];

export type Row<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
export type Insert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
export type FunctionArgs<Name extends keyof PublicFunctions> = PublicFunctions[Name]['Args'];
export type FunctionReturns<Name extends keyof PublicFunctions> = PublicFunctions[Name]['Returns'];

type PayLaw = {
  /** The state's full name, as in addresses. */
  state: string;
  /** The first day of the requirement, YYYY-MM-DD. */
  since: string;
  /** Smaller employers are exempt; 1 means no exemption. */
  minEmployees: number;
  source: string;
};

/**
 * The states whose laws require the pay or its range in a job posting. The laws of cities and counties are not
 * included.
 *
 * Checked on 2026-11-20:
 * - Against the published code: Maryland (mgaleg.maryland.gov), Vermont (legislature.vermont.gov; § 495t in Act 155),
 *   District of Columbia (code.dccouncil.gov).
 * - Against the bill or act on the legislature's site: Hawaii (SB 1057), Illinois (HB 3129).
 * - Against reports of law firms and state agencies, which agree on the day and the size: all other states. No official
 *   text confirms New Jersey's section number and Maine's chapter.
 */
const payLaws: readonly PayLaw[] = [
  { state: 'California', since: '2023-01-01', minEmployees: 15, source: 'Labor Code § 432.3 (SB 1162)' },
  { state: 'Colorado', since: '2021-01-01', minEmployees: 1, source: 'C.R.S. § 8-5-201 (SB 19-085)' },
  { state: 'Illinois', since: '2025-01-01', minEmployees: 15, source: '820 ILCS 112/10 (P.A. 103-539)' },
  { state: 'Maine', since: '2026-07-13', minEmployees: 10, source: 'H.P. 18, L.D. 54 of 2025' },
  {
    state: 'Maryland',
    since: '2024-10-01',
    minEmployees: 1,
    source: 'Labor and Employment § 3-304.2 (HB 649)',
  },
  {
    state: 'Massachusetts',
    since: '2025-10-29',
    minEmployees: 25,
    source: 'M.G.L. c. 149 § 105F (St. 2024, c. 141)',
  },
  { state: 'Minnesota', since: '2025-01-01', minEmployees: 30, source: 'Minn. Stat. § 181.173' },
  {
    state: 'New Jersey',
    since: '2025-06-01',
    minEmployees: 10,
    source: 'N.J.S.A. 34:6B-23 (P.L. 2024, c. 91)',
  },
  { state: 'New York', since: '2023-09-17', minEmployees: 4, source: 'Labor Law § 194-b' },
  { state: 'Vermont', since: '2025-07-01', minEmployees: 5, source: '21 V.S.A. § 495p (Act 155 of 2024)' },
  { state: 'Washington', since: '2023-01-01', minEmployees: 15, source: 'RCW 49.58.110' },
  {
    state: 'District of Columbia',
    since: '2024-06-30',
    minEmployees: 1,
    source: 'D.C. Code § 32-1453.01 (Wage Transparency Omnibus Amendment Act of 2023)',
  },
  { state: 'Hawaii', since: '2024-01-01', minEmployees: 50, source: 'HRS § 378-2.8 (Act 203 of 2023)' },
];

/** The pay law that is in force in a state; null if there is none. */
export const findPayLaw = (state: string, now: Date): PayLaw | null =>
  payLaws.find(
    (law) =>
      law.state.toLowerCase() === state.trim().toLowerCase() && law.since <= now.toISOString().slice(0, 10),
  ) ?? null;

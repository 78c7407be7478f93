export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_fingerprints: {
        Row: {
          account_id: string;
          fingerprint_hash: string;
          kind: string;
          seen_at: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          fingerprint_hash: string;
          kind: string;
          seen_at?: string;
        };
        Update: {
          account_id?: string;
          fingerprint_hash?: string;
          kind?: string;
          seen_at?: string;
        };
        Relationships: [];
      };
      admin_sessions: {
        Row: {
          seen_at: string;
          session_id: string;
        };
        ComputedFields: never;
        Insert: {
          seen_at?: string;
          session_id: string;
        };
        Update: {
          seen_at?: string;
          session_id?: string;
        };
        Relationships: [];
      };
      admins: {
        Row: {
          added_at: string;
          role: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          added_at?: string;
          role?: string;
          user_id: string;
        };
        Update: {
          added_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      alert_deliveries: {
        Row: {
          alert_id: string;
          delivered_at: string | null;
          job_id: string | null;
          mail_id: string | null;
          match_id: string;
          talent_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          alert_id: string;
          delivered_at?: string | null;
          job_id?: string | null;
          mail_id?: string | null;
          match_id?: never;
          talent_id?: string | null;
        };
        Update: {
          alert_id?: string;
          delivered_at?: string | null;
          job_id?: string | null;
          mail_id?: string | null;
          match_id?: never;
          talent_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'alert_deliveries_alert_id_fkey';
            columns: ['alert_id'];
            isOneToOne: false;
            referencedRelation: 'alerts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'alert_deliveries_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'alert_deliveries_talent_id_fkey';
            columns: ['talent_id'];
            isOneToOne: false;
            referencedRelation: 'job_seeker_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      alerts: {
        Row: {
          active_since: string;
          address: string | null;
          areas: unknown[] | null;
          box: unknown;
          center: unknown;
          company_id: string | null;
          created_at: string;
          currency: string;
          frequency: string;
          hour: number;
          id: string;
          in_miles: boolean;
          job_types: string[];
          kind: string;
          location: NonNullable<Json>;
          manage_token: string;
          max_chord: number;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          searched_until: string;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          weekday: number;
          word_cell_keys: number[] | null;
          word_query: unknown;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          active_since?: string;
          address?: string | null;
          areas?: never;
          box?: never;
          center?: never;
          company_id?: never;
          created_at?: string;
          currency?: string;
          frequency?: string;
          hour?: number;
          id?: string;
          in_miles?: boolean;
          job_types?: string[];
          kind: string;
          location: NonNullable<Json>;
          manage_token?: string;
          max_chord?: never;
          max_years?: number | null;
          min_pay?: number | null;
          min_years?: number | null;
          more?: Json | null;
          name?: string | null;
          next_due_at?: string | null;
          radius_km: number;
          searched_until?: string;
          skills?: string[];
          status?: string;
          time_zone?: string;
          updated_at?: string;
          user_id?: string | null;
          weekday?: number;
          word_cell_keys?: number[] | null;
          word_query?: unknown;
          words?: string | null;
        };
        Update: {
          active_since?: string;
          address?: string | null;
          areas?: never;
          box?: never;
          center?: never;
          company_id?: never;
          created_at?: string;
          currency?: string;
          frequency?: string;
          hour?: number;
          id?: string;
          in_miles?: boolean;
          job_types?: string[];
          kind?: string;
          location?: NonNullable<Json>;
          manage_token?: string;
          max_chord?: never;
          max_years?: number | null;
          min_pay?: number | null;
          min_years?: number | null;
          more?: Json | null;
          name?: string | null;
          next_due_at?: string | null;
          radius_km?: number;
          searched_until?: string;
          skills?: string[];
          status?: string;
          time_zone?: string;
          updated_at?: string;
          user_id?: string | null;
          weekday?: number;
          word_cell_keys?: number[] | null;
          word_query?: unknown;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'alerts_company_id_fkey';
            columns: ['company_id'];
            isOneToOne: false;
            referencedRelation: 'employer_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      application_events: {
        Row: {
          answer: string | null;
          application_id: string;
          at: string;
          body: string | null;
          id: number;
          job_id: string;
          kind: string;
          subject: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          application_id: string;
          at?: string;
          body?: string | null;
          id?: never;
          job_id: string;
          kind: string;
          subject?: string | null;
        };
        Update: {
          answer?: string | null;
          application_id?: string;
          at?: string;
          body?: string | null;
          id?: never;
          job_id?: string;
          kind?: string;
          subject?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'application_events_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'application_events_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      application_notes: {
        Row: {
          application_id: string;
          body: string;
          created_at: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          body: string;
          created_at?: string;
          id?: string;
        };
        Update: {
          application_id?: string;
          body?: string;
          created_at?: string;
          id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'application_notes_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      application_senders: {
        Row: {
          created_at: string;
          email_hash: string;
          job_id: string;
          sender: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email_hash: string;
          job_id: string;
          sender: string;
        };
        Update: {
          created_at?: string;
          email_hash?: string;
          job_id?: string;
          sender?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'application_senders_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      applications: {
        Row: {
          applicant_id: string | null;
          browser_hash: string | null;
          cover_letter: string;
          created_at: string;
          cv_fileext: string;
          cv_filename: string;
          cv_scanned_at: string | null;
          cv_url: string;
          date_of_birth: string | null;
          email: string;
          email_verified_at: string | null;
          full_name: string;
          id: string;
          is_adult: boolean;
          job_id: string;
          link_hashes: string[];
          phone: string;
          reply_notice_sent_at: string | null;
          status: string;
          token_hash: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          applicant_id?: string | null;
          browser_hash?: string | null;
          cover_letter: string;
          created_at?: string;
          cv_fileext: string;
          cv_filename: string;
          cv_scanned_at?: string | null;
          cv_url: string;
          date_of_birth?: string | null;
          email: string;
          email_verified_at?: string | null;
          full_name: string;
          id?: string;
          is_adult: boolean;
          job_id: string;
          link_hashes?: string[];
          phone: string;
          reply_notice_sent_at?: string | null;
          status?: string;
          token_hash: string;
          updated_at?: string;
        };
        Update: {
          applicant_id?: string | null;
          browser_hash?: string | null;
          cover_letter?: string;
          created_at?: string;
          cv_fileext?: string;
          cv_filename?: string;
          cv_scanned_at?: string | null;
          cv_url?: string;
          date_of_birth?: string | null;
          email?: string;
          email_verified_at?: string | null;
          full_name?: string;
          id?: string;
          is_adult?: boolean;
          job_id?: string;
          link_hashes?: string[];
          phone?: string;
          reply_notice_sent_at?: string | null;
          status?: string;
          token_hash?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'applications_cv_url_fkey';
            columns: ['cv_url'];
            isOneToOne: false;
            referencedRelation: 'uploads';
            referencedColumns: ['path'];
          },
          {
            foreignKeyName: 'applications_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_events: {
        Row: {
          action: string;
          actor_id: string | null;
          at: string;
          details: NonNullable<Json>;
          id: number;
          subject_id: string;
          subject_kind: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          at?: string;
          details?: NonNullable<Json>;
          id?: never;
          subject_id: string;
          subject_kind: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          at?: string;
          details?: NonNullable<Json>;
          id?: never;
          subject_id?: string;
          subject_kind?: string;
        };
        Relationships: [];
      };
      bans: {
        Row: {
          account_id: string | null;
          banned_at: string;
          banned_by: string | null;
          id: number;
          kind: string;
          lifted_at: string | null;
          reason: string;
          until: string | null;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          banned_at?: string;
          banned_by?: string | null;
          id?: never;
          kind: string;
          lifted_at?: string | null;
          reason: string;
          until?: string | null;
          value: string;
        };
        Update: {
          account_id?: string | null;
          banned_at?: string;
          banned_by?: string | null;
          id?: never;
          kind?: string;
          lifted_at?: string | null;
          reason?: string;
          until?: string | null;
          value?: string;
        };
        Relationships: [];
      };
      cached_counts: {
        Row: {
          answer: Json | null;
          changes: number | null;
          counted_at: string | null;
          question: NonNullable<Json>;
          took: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer?: Json | null;
          changes?: number | null;
          counted_at?: string | null;
          question: NonNullable<Json>;
          took?: string | null;
        };
        Update: {
          answer?: Json | null;
          changes?: number | null;
          counted_at?: string | null;
          question?: NonNullable<Json>;
          took?: string | null;
        };
        Relationships: [];
      };
      cases: {
        Row: {
          account_id: string | null;
          closed_at: string | null;
          id: number;
          opened_at: string;
          outcome: string | null;
          question_sent_at: string | null;
          reasons: NonNullable<Json>;
          risk: number;
          subject_id: string;
          subject_kind: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          closed_at?: string | null;
          id?: never;
          opened_at?: string;
          outcome?: string | null;
          question_sent_at?: string | null;
          reasons?: NonNullable<Json>;
          risk?: number;
          subject_id: string;
          subject_kind: string;
        };
        Update: {
          account_id?: string | null;
          closed_at?: string | null;
          id?: never;
          opened_at?: string;
          outcome?: string | null;
          question_sent_at?: string | null;
          reasons?: NonNullable<Json>;
          risk?: number;
          subject_id?: string;
          subject_kind?: string;
        };
        Relationships: [];
      };
      closing_emails: {
        Row: {
          created_at: string;
          is_takedown: boolean;
          job_id: string;
          not_before: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          is_takedown?: boolean;
          job_id: string;
          not_before?: string;
        };
        Update: {
          created_at?: string;
          is_takedown?: boolean;
          job_id?: string;
          not_before?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'closing_emails_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_requests: {
        Row: {
          answered_at: string | null;
          created_at: string;
          employer_id: string;
          id: string;
          message: string;
          phone: string | null;
          status: string;
          talent_id: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          created_at?: string;
          employer_id: string;
          id?: string;
          message: string;
          phone?: string | null;
          status?: string;
          talent_id: string;
          token_hash: string;
        };
        Update: {
          answered_at?: string | null;
          created_at?: string;
          employer_id?: string;
          id?: string;
          message?: string;
          phone?: string | null;
          status?: string;
          talent_id?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_requests_employer_id_fkey';
            columns: ['employer_id'];
            isOneToOne: false;
            referencedRelation: 'employer_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'contact_requests_talent_id_fkey';
            columns: ['talent_id'];
            isOneToOne: false;
            referencedRelation: 'job_seeker_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      contacted_talents: {
        Row: {
          employer_id: string;
          is_declined: boolean;
          requested_at: string;
          talent_user_id: string;
        };
        ComputedFields: never;
        Insert: {
          employer_id: string;
          is_declined?: boolean;
          requested_at?: string;
          talent_user_id: string;
        };
        Update: {
          employer_id?: string;
          is_declined?: boolean;
          requested_at?: string;
          talent_user_id?: string;
        };
        Relationships: [];
      };
      contents: {
        Row: {
          id: number;
          name: string;
          value: Json | null;
          written_at: string;
          written_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          id?: never;
          name: string;
          value?: Json | null;
          written_at?: string;
          written_by?: string | null;
        };
        Update: {
          id?: never;
          name?: string;
          value?: Json | null;
          written_at?: string;
          written_by?: string | null;
        };
        Relationships: [];
      };
      daily_numbers: {
        Row: {
          day: string;
          made_at: string;
          numbers: NonNullable<Json>;
          places: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          made_at?: string;
          numbers: NonNullable<Json>;
          places: NonNullable<Json>;
        };
        Update: {
          day?: string;
          made_at?: string;
          numbers?: NonNullable<Json>;
          places?: NonNullable<Json>;
        };
        Relationships: [];
      };
      decisions: {
        Row: {
          appeal_case_id: number | null;
          appeal_token_hash: string | null;
          appeal_words: string | null;
          appealed_at: string | null;
          case_id: number;
          decided_at: string;
          decided_by: string | null;
          decision: string;
          id: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          appeal_case_id?: number | null;
          appeal_token_hash?: string | null;
          appeal_words?: string | null;
          appealed_at?: string | null;
          case_id: number;
          decided_at?: string;
          decided_by?: string | null;
          decision: string;
          id?: string;
          reason: string;
        };
        Update: {
          appeal_case_id?: number | null;
          appeal_token_hash?: string | null;
          appeal_words?: string | null;
          appealed_at?: string | null;
          case_id?: number;
          decided_at?: string;
          decided_by?: string | null;
          decision?: string;
          id?: string;
          reason?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'decisions_appeal_case_id_fkey';
            columns: ['appeal_case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decisions_case_id_fkey';
            columns: ['case_id'];
            isOneToOne: false;
            referencedRelation: 'cases';
            referencedColumns: ['id'];
          },
        ];
      };
      deleted_accounts: {
        Row: {
          account_id: string;
          deleted_at: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          deleted_at?: string;
        };
        Update: {
          account_id?: string;
          deleted_at?: string;
        };
        Relationships: [];
      };
      deleted_applications: {
        Row: {
          applicant_id: string | null;
          applied_at: string;
          city_slug: string;
          company_name: string;
          deleted_at: string;
          ended_at: string;
          job_title: string;
          link_hashes: string[];
          reason: string;
          state_slug: string;
          status: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          applicant_id?: string | null;
          applied_at: string;
          city_slug: string;
          company_name: string;
          deleted_at?: string;
          ended_at: string;
          job_title: string;
          link_hashes?: string[];
          reason: string;
          state_slug: string;
          status: string;
          token_hash: string;
        };
        Update: {
          applicant_id?: string | null;
          applied_at?: string;
          city_slug?: string;
          company_name?: string;
          deleted_at?: string;
          ended_at?: string;
          job_title?: string;
          link_hashes?: string[];
          reason?: string;
          state_slug?: string;
          status?: string;
          token_hash?: string;
        };
        Relationships: [];
      };
      email_suppressions: {
        Row: {
          address: string;
          created_at: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          created_at?: string;
          reason: string;
        };
        Update: {
          address?: string;
          created_at?: string;
          reason?: string;
        };
        Relationships: [];
      };
      employer_invitations: {
        Row: {
          address: string;
          invited_at: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          invited_at?: string;
        };
        Update: {
          address?: string;
          invited_at?: string;
        };
        Relationships: [];
      };
      employer_profiles: {
        Row: {
          company_description: string;
          company_logo: string | null;
          company_name: string;
          created_at: string;
          id: string;
          industry: string;
          is_demo: boolean;
          location: NonNullable<Json>;
          updated_at: string;
          user_id: string;
          verified_domain: string | null;
        };
        ComputedFields: never;
        Insert: {
          company_description: string;
          company_logo?: string | null;
          company_name: string;
          created_at?: string;
          id?: string;
          industry: string;
          is_demo?: boolean;
          location: NonNullable<Json>;
          updated_at?: string;
          user_id: string;
          verified_domain?: string | null;
        };
        Update: {
          company_description?: string;
          company_logo?: string | null;
          company_name?: string;
          created_at?: string;
          id?: string;
          industry?: string;
          is_demo?: boolean;
          location?: NonNullable<Json>;
          updated_at?: string;
          user_id?: string;
          verified_domain?: string | null;
        };
        Relationships: [];
      };
      empty_searches: {
        Row: {
          city_slug: string;
          day: string;
          searches: number;
          state_slug: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          city_slug: string;
          day: string;
          searches?: number;
          state_slug: string;
          words: string;
        };
        Update: {
          city_slug?: string;
          day?: string;
          searches?: number;
          state_slug?: string;
          words?: string;
        };
        Relationships: [];
      };
      geocode_cache: {
        Row: {
          created_at: string;
          key: string;
          provider: string;
          result: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          key: string;
          provider: string;
          result: NonNullable<Json>;
        };
        Update: {
          created_at?: string;
          key?: string;
          provider?: string;
          result?: NonNullable<Json>;
        };
        Relationships: [];
      };
      hidden_companies: {
        Row: {
          company_key: string;
          company_name: string;
          created_at: string;
          employer_ids: string[];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          company_key?: never;
          company_name: string;
          created_at?: string;
          employer_ids?: string[];
          user_id?: string;
        };
        Update: {
          company_key?: never;
          company_name?: string;
          created_at?: string;
          employer_ids?: string[];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hidden_companies_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'job_seeker_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      job_contacts: {
        Row: {
          account_id: string;
          address: string;
          confirmed_at: string | null;
          declined_at: string | null;
          emailed_at: string | null;
          emails_sent: number;
          token_hash: string | null;
          was_own: boolean;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          address: string;
          confirmed_at?: string | null;
          declined_at?: string | null;
          emailed_at?: string | null;
          emails_sent?: number;
          token_hash?: string | null;
          was_own?: boolean;
        };
        Update: {
          account_id?: string;
          address?: string;
          confirmed_at?: string | null;
          declined_at?: string | null;
          emailed_at?: string | null;
          emails_sent?: number;
          token_hash?: string | null;
          was_own?: boolean;
        };
        Relationships: [];
      };
      job_drafts: {
        Row: {
          created_at: string;
          employer_id: string;
          form: NonNullable<Json>;
          idempotency_key: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          employer_id: string;
          form: NonNullable<Json>;
          idempotency_key: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          employer_id?: string;
          form?: NonNullable<Json>;
          idempotency_key?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_drafts_employer_id_fkey';
            columns: ['employer_id'];
            isOneToOne: true;
            referencedRelation: 'employer_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      job_former_places: {
        Row: {
          city_slug: string;
          job_id: string;
          neighborhood_slug: string;
          state_slug: string;
        };
        ComputedFields: never;
        Insert: {
          city_slug: string;
          job_id: string;
          neighborhood_slug?: string;
          state_slug: string;
        };
        Update: {
          city_slug?: string;
          job_id?: string;
          neighborhood_slug?: string;
          state_slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_former_places_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_openings: {
        Row: {
          job_id: string;
          matched_at: string | null;
          opened_at: string;
        };
        ComputedFields: never;
        Insert: {
          job_id: string;
          matched_at?: string | null;
          opened_at: string;
        };
        Update: {
          job_id?: string;
          matched_at?: string | null;
          opened_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_openings_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_seeker_profiles: {
        Row: {
          available_from: string | null;
          bio: string | null;
          created_at: string;
          cv_url: string | null;
          desired_job_types: string[];
          desired_pay_per_hour: number | null;
          desired_salary: Json | null;
          experience_years: number | null;
          full_name: string;
          headline: string;
          id: string;
          is_demo: boolean;
          is_hidden_from_some: boolean;
          is_visible: boolean;
          location: NonNullable<Json>;
          pay_currency: string | null;
          public_point: unknown;
          search: unknown;
          search_radius: number;
          skills: string[];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          available_from?: string | null;
          bio?: string | null;
          created_at?: string;
          cv_url?: string | null;
          desired_job_types?: string[];
          desired_pay_per_hour?: never;
          desired_salary?: Json | null;
          experience_years?: number | null;
          full_name: string;
          headline: string;
          id?: string;
          is_demo?: boolean;
          is_hidden_from_some?: boolean;
          is_visible?: boolean;
          location: NonNullable<Json>;
          pay_currency?: never;
          public_point?: never;
          search?: never;
          search_radius?: number;
          skills?: string[];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          available_from?: string | null;
          bio?: string | null;
          created_at?: string;
          cv_url?: string | null;
          desired_job_types?: string[];
          desired_pay_per_hour?: never;
          desired_salary?: Json | null;
          experience_years?: number | null;
          full_name?: string;
          headline?: string;
          id?: string;
          is_demo?: boolean;
          is_hidden_from_some?: boolean;
          is_visible?: boolean;
          location?: NonNullable<Json>;
          pay_currency?: never;
          public_point?: never;
          search?: never;
          search_radius?: number;
          skills?: string[];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      job_slugs: {
        Row: {
          is_reserved: boolean;
          last_suffix: number;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          is_reserved?: boolean;
          last_suffix?: number;
          slug: string;
        };
        Update: {
          is_reserved?: boolean;
          last_suffix?: number;
          slug?: string;
        };
        Relationships: [];
      };
      job_views: {
        Row: {
          job_id: string;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          job_id: string;
          views?: number;
        };
        Update: {
          job_id?: string;
          views?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'job_views_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      job_words: {
        Row: {
          is_in_title_or_tag: boolean;
          word: string;
        };
        ComputedFields: never;
        Insert: {
          is_in_title_or_tag?: boolean;
          word: string;
        };
        Update: {
          is_in_title_or_tag?: boolean;
          word?: string;
        };
        Relationships: [];
      };
      jobs: {
        Row: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          application_url?: string | null;
          benefits?: string[];
          cells?: never;
          city_slug?: never;
          close_reason?: string | null;
          closed_at?: string | null;
          company_description?: string | null;
          company_logo?: string | null;
          company_name: string;
          company_slug?: never;
          contact: NonNullable<Json>;
          created_at?: string;
          description: string;
          employer_id: string;
          ended_at?: never;
          expires_at?: string;
          has_tips?: boolean;
          hours_per_week_max?: number | null;
          hours_per_week_min?: number | null;
          id?: string;
          idempotency_key?: string | null;
          industry?: string | null;
          is_demo?: boolean;
          is_responsive?: boolean;
          lat?: never;
          lng?: never;
          location: NonNullable<Json>;
          min_pay_per_hour?: never;
          minimum_age?: number | null;
          neighborhood_slug?: never;
          pay_currency?: never;
          pt?: never;
          salary?: Json | null;
          schedule?: string[];
          search?: never;
          slug: string;
          starts_on?: string | null;
          state_slug?: never;
          status?: string;
          tags?: string[];
          title: string;
          title_slug?: never;
          type: string;
          updated_at?: string;
        };
        Update: {
          application_url?: string | null;
          benefits?: string[];
          cells?: never;
          city_slug?: never;
          close_reason?: string | null;
          closed_at?: string | null;
          company_description?: string | null;
          company_logo?: string | null;
          company_name?: string;
          company_slug?: never;
          contact?: NonNullable<Json>;
          created_at?: string;
          description?: string;
          employer_id?: string;
          ended_at?: never;
          expires_at?: string;
          has_tips?: boolean;
          hours_per_week_max?: number | null;
          hours_per_week_min?: number | null;
          id?: string;
          idempotency_key?: string | null;
          industry?: string | null;
          is_demo?: boolean;
          is_responsive?: boolean;
          lat?: never;
          lng?: never;
          location?: NonNullable<Json>;
          min_pay_per_hour?: never;
          minimum_age?: number | null;
          neighborhood_slug?: never;
          pay_currency?: never;
          pt?: never;
          salary?: Json | null;
          schedule?: string[];
          search?: never;
          slug?: string;
          starts_on?: string | null;
          state_slug?: never;
          status?: string;
          tags?: string[];
          title?: string;
          title_slug?: never;
          type?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'jobs_employer_id_fkey';
            columns: ['employer_id'];
            isOneToOne: false;
            referencedRelation: 'employer_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      map_counts: {
        Row: {
          jobs: number;
          lat: number;
          level: number;
          lng: number;
          type: string;
          x: number;
          y: number;
        };
        ComputedFields: never;
        Insert: {
          jobs: number;
          lat: number;
          level: number;
          lng: number;
          type: string;
          x: number;
          y: number;
        };
        Update: {
          jobs?: number;
          lat?: number;
          level?: number;
          lng?: number;
          type?: string;
          x?: number;
          y?: number;
        };
        Relationships: [];
      };
      occupation_names: {
        Row: {
          other_names: string[];
          other_names_query: unknown;
          stems: string;
        };
        ComputedFields: never;
        Insert: {
          other_names: string[];
          other_names_query: unknown;
          stems: string;
        };
        Update: {
          other_names?: string[];
          other_names_query?: unknown;
          stems?: string;
        };
        Relationships: [];
      };
      ordinary_words: {
        Row: {
          stem: string;
        };
        ComputedFields: never;
        Insert: {
          stem: string;
        };
        Update: {
          stem?: string;
        };
        Relationships: [];
      };
      outbox: {
        Row: {
          attempts: number;
          claimed_until: string | null;
          created_at: string;
          dedupe_key: string;
          failed_at: string | null;
          id: number;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          payload: NonNullable<Json>;
          recipient: string;
          sent_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          dedupe_key: string;
          failed_at?: string | null;
          id?: never;
          kind: string;
          last_error?: string | null;
          next_attempt_at?: string;
          payload?: NonNullable<Json>;
          recipient: string;
          sent_at?: string | null;
        };
        Update: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          dedupe_key?: string;
          failed_at?: string | null;
          id?: never;
          kind?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          payload?: NonNullable<Json>;
          recipient?: string;
          sent_at?: string | null;
        };
        Relationships: [];
      };
      place_names: {
        Row: {
          key: string;
          place_id: number;
        };
        ComputedFields: never;
        Insert: {
          key: string;
          place_id: number;
        };
        Update: {
          key?: string;
          place_id?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'place_names_place_id_fkey';
            columns: ['place_id'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['id'];
          },
        ];
      };
      places: {
        Row: {
          city: string;
          city_id: number | null;
          city_slug: string;
          country: string;
          id: number;
          is_area: boolean;
          kind: string;
          lat: number;
          lng: number;
          name: string;
          namesake: number;
          neighborhood: string | null;
          neighborhood_slug: string | null;
          population: number;
          pt: unknown;
          state: string;
          state_code: string;
          state_slug: string;
          zip: string | null;
        };
        ComputedFields: never;
        Insert: {
          city: string;
          city_id?: number | null;
          city_slug: string;
          country?: string;
          id: number;
          is_area?: boolean;
          kind: string;
          lat: number;
          lng: number;
          name: string;
          namesake?: number;
          neighborhood?: string | null;
          neighborhood_slug?: string | null;
          population?: number;
          pt?: never;
          state: string;
          state_code: string;
          state_slug: string;
          zip?: string | null;
        };
        Update: {
          city?: string;
          city_id?: number | null;
          city_slug?: string;
          country?: string;
          id?: number;
          is_area?: boolean;
          kind?: string;
          lat?: number;
          lng?: number;
          name?: string;
          namesake?: number;
          neighborhood?: string | null;
          neighborhood_slug?: string | null;
          population?: number;
          pt?: never;
          state?: string;
          state_code?: string;
          state_slug?: string;
          zip?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'places_city_id_fkey';
            columns: ['city_id'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['id'];
          },
        ];
      };
      posted_places: {
        Row: {
          city_slug: string;
          neighborhood_slug: string;
          pt: unknown;
          state_slug: string;
        };
        ComputedFields: never;
        Insert: {
          city_slug: string;
          neighborhood_slug: string;
          pt: unknown;
          state_slug: string;
        };
        Update: {
          city_slug?: string;
          neighborhood_slug?: string;
          pt?: unknown;
          state_slug?: string;
        };
        Relationships: [];
      };
      posting_log: {
        Row: {
          account_id: string;
          job_id: string;
          posted_at: string;
          words_hash: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          job_id: string;
          posted_at?: string;
          words_hash: string;
        };
        Update: {
          account_id?: string;
          job_id?: string;
          posted_at?: string;
          words_hash?: string;
        };
        Relationships: [];
      };
      protected_companies: {
        Row: {
          domains: string[];
          name: string;
        };
        ComputedFields: never;
        Insert: {
          domains: string[];
          name: string;
        };
        Update: {
          domains?: string[];
          name?: string;
        };
        Relationships: [];
      };
      rate_limits: {
        Row: {
          hits: number;
          key_hash: string;
          scope: string;
          window_start: string;
        };
        ComputedFields: never;
        Insert: {
          hits?: number;
          key_hash: string;
          scope: string;
          window_start: string;
        };
        Update: {
          hits?: number;
          key_hash?: string;
          scope?: string;
          window_start?: string;
        };
        Relationships: [];
      };
      removed_texts: {
        Row: {
          job_id: string;
          removed_at: string;
          text_fingerprint: string;
        };
        ComputedFields: never;
        Insert: {
          job_id: string;
          removed_at?: string;
          text_fingerprint: string;
        };
        Update: {
          job_id?: string;
          removed_at?: string;
          text_fingerprint?: string;
        };
        Relationships: [];
      };
      reply_records: {
        Row: {
          checked_at: string;
          employer_id: string;
          is_responsive: boolean;
        };
        ComputedFields: never;
        Insert: {
          checked_at?: string;
          employer_id: string;
          is_responsive: boolean;
        };
        Update: {
          checked_at?: string;
          employer_id?: string;
          is_responsive?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'reply_records_employer_id_fkey';
            columns: ['employer_id'];
            isOneToOne: true;
            referencedRelation: 'employer_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      reply_templates: {
        Row: {
          body: string;
          employer_id: string;
          kind: string;
          subject: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          employer_id: string;
          kind: string;
          subject: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          employer_id?: string;
          kind?: string;
          subject?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reply_templates_employer_id_fkey';
            columns: ['employer_id'];
            isOneToOne: false;
            referencedRelation: 'employer_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      reports: {
        Row: {
          browser_hash: string;
          created_at: string;
          decided_at: string | null;
          email: string | null;
          id: string;
          is_trusted: boolean;
          network_hash: string | null;
          note: string | null;
          outcome: string | null;
          reason: string;
          reporter_id: string | null;
          subject_id: string;
          subject_kind: string;
          weight: number;
        };
        ComputedFields: never;
        Insert: {
          browser_hash: string;
          created_at?: string;
          decided_at?: string | null;
          email?: string | null;
          id?: string;
          is_trusted: boolean;
          network_hash?: string | null;
          note?: string | null;
          outcome?: string | null;
          reason: string;
          reporter_id?: string | null;
          subject_id: string;
          subject_kind: string;
          weight: number;
        };
        Update: {
          browser_hash?: string;
          created_at?: string;
          decided_at?: string | null;
          email?: string | null;
          id?: string;
          is_trusted?: boolean;
          network_hash?: string | null;
          note?: string | null;
          outcome?: string | null;
          reason?: string;
          reporter_id?: string | null;
          subject_id?: string;
          subject_kind?: string;
          weight?: number;
        };
        Relationships: [];
      };
      saved_jobs: {
        Row: {
          company_name: string;
          job_id: string;
          note: string | null;
          noted_at: string | null;
          saved_at: string;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          company_name: string;
          job_id: string;
          note?: string | null;
          noted_at?: string | null;
          saved_at?: string;
          title: string;
          user_id: string;
        };
        Update: {
          company_name?: string;
          job_id?: string;
          note?: string | null;
          noted_at?: string | null;
          saved_at?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      saved_talents: {
        Row: {
          created_at: string;
          employer_id: string;
          note: string | null;
          talent_id: string;
          was_read: boolean;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          employer_id: string;
          note?: string | null;
          talent_id: string;
          was_read?: boolean;
        };
        Update: {
          created_at?: string;
          employer_id?: string;
          note?: string | null;
          talent_id?: string;
          was_read?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_talents_employer_id_fkey';
            columns: ['employer_id'];
            isOneToOne: false;
            referencedRelation: 'employer_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'saved_talents_talent_id_fkey';
            columns: ['talent_id'];
            isOneToOne: false;
            referencedRelation: 'job_seeker_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      scheduled_steps: {
        Row: {
          completed_until: string;
          step: string;
        };
        ComputedFields: never;
        Insert: {
          completed_until: string;
          step: string;
        };
        Update: {
          completed_until?: string;
          step?: string;
        };
        Relationships: [];
      };
      seen_jobs: {
        Row: {
          job_id: string;
          kind: string;
          seen_at: string;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          job_id: string;
          kind: string;
          seen_at?: string;
          title: string;
          user_id: string;
        };
        Update: {
          job_id?: string;
          kind?: string;
          seen_at?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          description: string;
          key: string;
          state: Json | null;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          description: string;
          key: string;
          state?: Json | null;
          value: number;
        };
        Update: {
          description?: string;
          key?: string;
          state?: Json | null;
          value?: number;
        };
        Relationships: [];
      };
      stale_jobs: {
        Row: {
          due_at: string;
          is_banned: boolean;
          job_id: string;
        };
        ComputedFields: never;
        Insert: {
          due_at?: string;
          is_banned?: boolean;
          job_id: string;
        };
        Update: {
          due_at?: string;
          is_banned?: boolean;
          job_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'stale_jobs_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      still_hiring: {
        Row: {
          answered_at: string | null;
          due_at: string | null;
          job_id: string;
          mail_id: number | null;
          paused_at: string | null;
          paused_token_hash: string | null;
          question_sent_at: string | null;
          token_hash: string | null;
          wait_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          due_at?: string | null;
          job_id: string;
          mail_id?: number | null;
          paused_at?: string | null;
          paused_token_hash?: string | null;
          question_sent_at?: string | null;
          token_hash?: string | null;
          wait_until?: string | null;
        };
        Update: {
          answered_at?: string | null;
          due_at?: string | null;
          job_id?: string;
          mail_id?: number | null;
          paused_at?: string | null;
          paused_token_hash?: string | null;
          question_sent_at?: string | null;
          token_hash?: string | null;
          wait_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'still_hiring_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: true;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      talent_changes: {
        Row: {
          changed_at: string;
          talent_id: string;
          was_point: unknown;
          was_search: unknown;
          was_skills: string[] | null;
          was_visible: boolean;
          was_years: number | null;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          talent_id: string;
          was_point?: unknown;
          was_search?: unknown;
          was_skills?: string[] | null;
          was_visible: boolean;
          was_years?: number | null;
        };
        Update: {
          changed_at?: string;
          talent_id?: string;
          was_point?: unknown;
          was_search?: unknown;
          was_skills?: string[] | null;
          was_visible?: boolean;
          was_years?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'talent_changes_talent_id_fkey';
            columns: ['talent_id'];
            isOneToOne: true;
            referencedRelation: 'job_seeker_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      talent_views: {
        Row: {
          day: string;
          talent_id: string;
          viewer_id: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          talent_id: string;
          viewer_id: string;
        };
        Update: {
          day?: string;
          talent_id?: string;
          viewer_id?: string;
        };
        Relationships: [];
      };
      trust_rules: {
        Row: {
          hints: string[];
          is_hard: boolean;
          is_on: boolean;
          kind: string;
          name: string;
          pattern: string;
          replacement: string | null;
          sentence: string;
          source: string;
          unless: string | null;
          weight: number;
        };
        ComputedFields: never;
        Insert: {
          hints?: string[];
          is_hard?: boolean;
          is_on?: boolean;
          kind: string;
          name: string;
          pattern: string;
          replacement?: string | null;
          sentence: string;
          source?: string;
          unless?: string | null;
          weight: number;
        };
        Update: {
          hints?: string[];
          is_hard?: boolean;
          is_on?: boolean;
          kind?: string;
          name?: string;
          pattern?: string;
          replacement?: string | null;
          sentence?: string;
          source?: string;
          unless?: string | null;
          weight?: number;
        };
        Relationships: [];
      };
      unknown_alert_words: {
        Row: {
          alert_id: string;
          stem: string;
          word: string;
        };
        ComputedFields: never;
        Insert: {
          alert_id: string;
          stem: string;
          word: string;
        };
        Update: {
          alert_id?: string;
          stem?: string;
          word?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'unknown_alert_words_alert_id_fkey';
            columns: ['alert_id'];
            isOneToOne: false;
            referencedRelation: 'alerts';
            referencedColumns: ['id'];
          },
        ];
      };
      uploads: {
        Row: {
          application_hash: string | null;
          bucket: string;
          claimed_at: string | null;
          created_at: string;
          discarded_at: string | null;
          extension: string;
          filename: string;
          owner_id: string | null;
          path: string;
          public_url: string | null;
          scanned_at: string | null;
          size_bytes: number | null;
          ticket_hash: string | null;
          verified_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          application_hash?: string | null;
          bucket: string;
          claimed_at?: string | null;
          created_at?: string;
          discarded_at?: string | null;
          extension: string;
          filename: string;
          owner_id?: string | null;
          path: string;
          public_url?: string | null;
          scanned_at?: string | null;
          size_bytes?: number | null;
          ticket_hash?: string | null;
          verified_at?: string | null;
        };
        Update: {
          application_hash?: string | null;
          bucket?: string;
          claimed_at?: string | null;
          created_at?: string;
          discarded_at?: string | null;
          extension?: string;
          filename?: string;
          owner_id?: string | null;
          path?: string;
          public_url?: string | null;
          scanned_at?: string | null;
          size_bytes?: number | null;
          ticket_hash?: string | null;
          verified_at?: string | null;
        };
        Relationships: [];
      };
      verified_addresses: {
        Row: {
          address_hash: string;
          email_verified_at: string;
          verified_by: string;
        };
        ComputedFields: never;
        Insert: {
          address_hash: string;
          email_verified_at?: string;
          verified_by: string;
        };
        Update: {
          address_hash?: string;
          email_verified_at?: string;
          verified_by?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      account_contents: { Args: Record<PropertyKey, never>; Returns: Json };
      account_history: { Args: { account_id: string }; Returns: Json };
      act_as: { Args: { account_id: string }; Returns: undefined };
      add_application_link: { Args: { application_id: string }; Returns: string };
      add_ban: {
        Args: {
          account_id?: string;
          banned_by?: string;
          kind: string;
          reason: string;
          until: string;
          value: string;
        };
        Returns: undefined;
      };
      add_changed_job_words: {
        Args: { company_name: string; tags: string[]; title: string };
        Returns: undefined;
      };
      admin_idle_timeout: { Args: Record<PropertyKey, never>; Returns: string };
      after_company_row_write: {
        Args: {
          before: Omit<
            Database['public']['Tables']['employer_profiles']['Row'],
            Database['public']['Tables']['employer_profiles']['ComputedFields']
          >;
          company: Omit<
            Database['public']['Tables']['employer_profiles']['Row'],
            Database['public']['Tables']['employer_profiles']['ComputedFields']
          >;
          is_person: boolean;
        };
        Returns: undefined;
      };
      alert_recipient: { Args: { address: string; user_id: string }; Returns: string };
      alert_time_of_posting: { Args: { job_id: string }; Returns: string };
      anonymize_search_words: { Args: { words: string }; Returns: string };
      any_facet_query: { Args: { names: string[] }; Returns: unknown };
      any_job_query: { Args: Record<PropertyKey, never>; Returns: unknown };
      any_word_query: { Args: { config: unknown; weights: string; words: string[] }; Returns: unknown };
      appeal_decision: { Args: { manage_token: string; words: string }; Returns: Json };
      arc_km: { Args: { chord: number }; Returns: number };
      areas_bounding_circle: { Args: { areas: Json }; Returns: Record<string, unknown> };
      areas_bounding_cube: { Args: { shapes: unknown[] }; Returns: unknown };
      asks_birth_date: { Args: { state_slug: string }; Returns: boolean };
      assert_not_banned: {
        Args: { account_id?: string; fingerprints?: string[]; words?: string };
        Returns: undefined;
      };
      assert_words_allowed: { Args: { field: string; input: string }; Returns: undefined };
      ban_domain: {
        Args: { banned_by?: string; domain: string; reason: string; until?: string };
        Returns: number;
      };
      benefit_kinds: { Args: { benefits: string[] }; Returns: string[] };
      block_words: { Args: { admin_id: string; words: string }; Returns: undefined };
      box_cube: { Args: { east: number; north: number; south: number; west: number }; Returns: unknown };
      cache_geocode: { Args: { key: string; provider: string; result: Json }; Returns: undefined };
      cached_count_definitions: { Args: Record<PropertyKey, never>; Returns: Json[] };
      cancel_closing_emails: { Args: { job_ids: string[] }; Returns: undefined };
      case_queue: {
        Args: { max_cases?: number };
        Returns: {
          company_name: string;
          id: number;
          opened_at: string;
          question_sent_at: string;
          reasons: Json;
          risk: number;
          status: string;
          subject_id: string;
          subject_kind: string;
          title: string;
        }[];
      };
      case_subject: { Args: { subject_id: string; subject_kind: string }; Returns: Json };
      category_directory: { Args: Record<PropertyKey, never>; Returns: Json };
      category_kind: { Args: { category: string }; Returns: string };
      category_page: {
        Args: {
          category: string;
          lat: number;
          lng: number;
          page_offset?: number;
          page_size?: number;
          radius_km: number;
          sort?: string;
        };
        Returns: Json;
      };
      change_alert: { Args: { changes: Json; token: string }; Returns: boolean };
      check_job_search: {
        Args: { center_lat: number; center_lng: number; min_pay: number; radius_km: number; sort: string };
        Returns: undefined;
      };
      check_map_box: {
        Args: { east: number; north: number; south: number; west: number; zoom: number };
        Returns: undefined;
      };
      check_page: { Args: { page_offset: number; page_size: number }; Returns: undefined };
      check_talent_search: {
        Args: {
          audience: string;
          available: string;
          center_lat: number;
          center_lng: number;
          max_pay: number;
          max_years: number;
          min_years: number;
          page_offset: number;
          page_size: number;
          radius_km: number;
          sort: string;
        };
        Returns: undefined;
      };
      chord_km: { Args: { arc_km: number }; Returns: number };
      cities_with_jobs: { Args: { initial?: string; max_results?: number; state?: string }; Returns: Json };
      city_initial: { Args: { city_slug: string }; Returns: string };
      claim_account_email: { Args: { kind: string; recipient: string }; Returns: boolean };
      claim_alerts: { Args: { account_address: string; account_id: string }; Returns: undefined };
      claim_company_logo: {
        Args: {
          before: Omit<
            Database['public']['Tables']['employer_profiles']['Row'],
            Database['public']['Tables']['employer_profiles']['ComputedFields']
          >;
          company: Omit<
            Database['public']['Tables']['employer_profiles']['Row'],
            Database['public']['Tables']['employer_profiles']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      claim_emailable_applications: {
        Args: { application_ids: string[] };
        Returns: {
          applicant_id: string | null;
          browser_hash: string | null;
          cover_letter: string;
          created_at: string;
          cv_fileext: string;
          cv_filename: string;
          cv_scanned_at: string | null;
          cv_url: string;
          date_of_birth: string | null;
          email: string;
          email_verified_at: string | null;
          full_name: string;
          id: string;
          is_adult: boolean;
          job_id: string;
          link_hashes: string[];
          phone: string;
          reply_notice_sent_at: string | null;
          status: string;
          token_hash: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'applications';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_expired_jobs: {
        Args: { max_jobs?: number };
        Returns: {
          city_slug: string;
          employer_id: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      claim_geocode_slot: { Args: { max_wait_ms: number; provider: string }; Returns: number };
      claim_my_applications: { Args: { browser_key: string }; Returns: number };
      claim_orphaned_uploads: {
        Args: { max_uploads?: number };
        Returns: {
          application_hash: string | null;
          bucket: string;
          claimed_at: string | null;
          created_at: string;
          discarded_at: string | null;
          extension: string;
          filename: string;
          owner_id: string | null;
          path: string;
          public_url: string | null;
          scanned_at: string | null;
          size_bytes: number | null;
          ticket_hash: string | null;
          verified_at: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'uploads';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_outbox: {
        Args: { max_mails?: number };
        Returns: {
          attempts: number;
          claimed_until: string | null;
          created_at: string;
          dedupe_key: string;
          failed_at: string | null;
          id: number;
          kind: string;
          last_error: string | null;
          next_attempt_at: string;
          payload: NonNullable<Json>;
          recipient: string;
          sent_at: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'outbox';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_stale_jobs: {
        Args: { max_jobs?: number };
        Returns: {
          city_slug: string;
          employer_id: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      claim_unsolicited_email: { Args: { recipient: string; reserved?: number }; Returns: boolean };
      combine_or_sides: { Args: { facets: unknown[]; words: unknown[] }; Returns: unknown };
      combine_with_and: { Args: { queries: unknown[] }; Returns: unknown };
      company_key: { Args: { name: string }; Returns: string };
      compute_alert_word_columns: {
        Args: { frequency: string; kind: string; location: Json; radius_km: number; words: string };
        Returns: Record<string, unknown>;
      };
      compute_categories: { Args: Record<PropertyKey, never>; Returns: Json };
      compute_cities: { Args: { initial: string; max_results: number; state: string }; Returns: Json };
      compute_claims: { Args: Record<PropertyKey, never>; Returns: Json };
      compute_employer_page_count: { Args: Record<PropertyKey, never>; Returns: number };
      compute_place_facts: { Args: { city: string; job_ids: string[]; state: string }; Returns: Json };
      compute_sitemap_places: { Args: { min_jobs: number; radius_km: number; state: string }; Returns: Json };
      confirm_application: { Args: { browser_key?: string; manage_token: string }; Returns: boolean };
      confirm_job_alert: { Args: { browser_key?: string; token: string }; Returns: boolean };
      consume_rate_limit: {
        Args: { key_hash: string; max_hits: number; scope: string; window_seconds: number };
        Returns: boolean;
      };
      content_versions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: number;
          name: string;
          value: Json;
          written_at: string;
          written_by: string;
        }[];
      };
      correct_talent_words: { Args: { words: string }; Returns: string };
      count_applicants: {
        Args: { job_id: string };
        Returns: {
          status: string;
          total: number;
        }[];
      };
      count_claims: { Args: Record<PropertyKey, never>; Returns: Json };
      count_daily_numbers: { Args: { day: string }; Returns: Json };
      count_employer_pages: { Args: Record<PropertyKey, never>; Returns: number };
      count_job_changes: { Args: Record<PropertyKey, never>; Returns: number };
      count_jobs: {
        Args: {
          category?: string;
          center_lat?: number;
          center_lng?: number;
          currency?: string;
          job_types?: string[];
          min_pay?: number;
          more?: Json;
          radius_km?: number;
          words?: string;
        };
        Returns: {
          included: string[];
          is_more: boolean;
          total: number;
          understood_as: string;
          unscheduled: number;
          without_minimum: number;
        }[];
      };
      count_matches: {
        Args: { max_matches: number; search: Database['public']['CompositeTypes']['job_search'] };
        Returns: number;
      };
      count_messages: { Args: { application_ids: string[] }; Returns: undefined };
      count_reports: { Args: { subject_id: string }; Returns: Record<string, unknown> };
      count_talents: {
        Args: {
          available?: string;
          center_lat?: number;
          center_lng?: number;
          currency?: string;
          job_types?: string[];
          max_pay?: number;
          max_years?: number;
          min_years?: number;
          radius_km?: number;
          words?: string;
        };
        Returns: {
          total: number;
          without_pay: number;
        }[];
      };
      count_undecided: { Args: { job_id: string }; Returns: number };
      count_waiting_cases: {
        Args: Record<PropertyKey, never>;
        Returns: {
          newest_at: string;
          oldest_at: string;
          total: number;
        }[];
      };
      currencies: { Args: Record<PropertyKey, never>; Returns: string[] };
      current_contents: { Args: Record<PropertyKey, never>; Returns: Json };
      decide_account: {
        Args: {
          account_id: string;
          decided_by?: string;
          decision: string;
          identifier_kinds?: string[];
          reason: string;
          until?: string;
        };
        Returns: string;
      };
      decide_case: {
        Args: { case_id: number; decided_by?: string; decision: string; reason: string };
        Returns: string;
      };
      decide_job: {
        Args: { decided_by: string; decision: string; job_id: string; reason: string };
        Returns: string;
      };
      default_open_time: { Args: Record<PropertyKey, never>; Returns: string };
      default_radius_km: { Args: Record<PropertyKey, never>; Returns: number };
      default_talent_radius_km: { Args: Record<PropertyKey, never>; Returns: number };
      delete_account_as_admin: {
        Args: { account_id: string; admin_id: string; confirmation: string };
        Returns: {
          city_slug: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      delete_alert: { Args: { token: string }; Returns: boolean };
      delete_application: { Args: { manage_token: string }; Returns: boolean };
      delete_expired_sessions: { Args: Record<PropertyKey, never>; Returns: number };
      delete_guest_data: { Args: { address: string; admin_id: string }; Returns: number };
      delete_my_application: { Args: { application_id: string }; Returns: boolean };
      delete_old_applications: {
        Args: { max_applications?: number; retention_days: number };
        Returns: number;
      };
      delete_old_fingerprints: { Args: Record<PropertyKey, never>; Returns: number };
      delete_old_mails: { Args: { after_days?: number }; Returns: number };
      delete_old_rate_limits: { Args: Record<PropertyKey, never>; Returns: number };
      delete_old_reports: { Args: { after_days?: number }; Returns: number };
      delete_old_talent_views: { Args: Record<PropertyKey, never>; Returns: number };
      delete_old_verified_addresses: { Args: { after_days?: number }; Returns: number };
      delete_own_account: {
        Args: { confirmation: string; with_applications?: boolean };
        Returns: {
          city_slug: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      delete_posted_draft: { Args: { employer_id: string; idempotency_key: string }; Returns: undefined };
      delete_talent_at_employers: {
        Args: { employer_ids: string[]; talent_user_id: string };
        Returns: undefined;
      };
      delete_unconfirmed_alerts: { Args: { after_days?: number }; Returns: number };
      delete_unused_job_words: { Args: { share_percent?: number }; Returns: number };
      deobfuscate_words: { Args: { plain: string }; Returns: string };
      describe_installation: { Args: Record<PropertyKey, never>; Returns: Json };
      email_job_contact: { Args: { account_id: string; address: string }; Returns: boolean };
      email_my_contact: { Args: { address: string }; Returns: boolean };
      email_posted_contact: { Args: { email: string; employer_id: string }; Returns: undefined };
      ended_job_visibility: { Args: Record<PropertyKey, never>; Returns: string };
      expire_job_pages: { Args: { job_ids: string[] }; Returns: undefined };
      export_account: { Args: { account_id: string; admin_id: string }; Returns: Json };
      export_guest: { Args: { address: string; admin_id: string }; Returns: Json };
      extract_identifiers: {
        Args: { words: string };
        Returns: {
          kind: string;
          value: string;
        }[];
      };
      extract_words: { Args: { text: string }; Returns: string[] };
      find_copied_posting: {
        Args: { account_id: string; description: string; job_id: string };
        Returns: {
          is_removed: boolean;
          original_id: string;
        }[];
      };
      find_expression: { Args: { words: string }; Returns: Record<string, unknown> };
      find_filler: { Args: { words: string }; Returns: string };
      first_identical_posting_at: { Args: { job_id: string }; Returns: string };
      fold_words: { Args: { words: string }; Returns: string };
      geocode_place: {
        Args: { query: string };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      get_account_by_link: { Args: { token: string }; Returns: Json };
      get_account_details: { Args: { account_id: string; admin_id: string }; Returns: Json };
      get_account_domain: { Args: { account_id: string }; Returns: string };
      get_admin: { Args: { session_id: string }; Returns: Json };
      get_alert_by_token: { Args: { token: string }; Returns: Json };
      get_alert_mail_content: {
        Args: { mail_id: string; max_found?: number; now_at?: string };
        Returns: Json;
      };
      get_appeal: { Args: { manage_token: string }; Returns: Json };
      get_application: { Args: { manage_token: string }; Returns: Json };
      get_application_id: { Args: { manage_token: string }; Returns: string };
      get_cached_count: { Args: { question: Json }; Returns: Json };
      get_case: { Args: { admin_id: string; case_id: number }; Returns: Json };
      get_category_listing: {
        Args: {
          category: string;
          city: string;
          name: string;
          page_offset?: number;
          page_size?: number;
          radius_km: number;
          state: string;
        };
        Returns: Json;
      };
      get_company_summary: {
        Args: { company_slug: string; employer_id: string };
        Returns: {
          city: string;
          description: string;
          domain: string;
          industry: string;
          logo: string;
          name: string;
          since: string;
          state: string;
          street: string;
        }[];
      };
      get_contact_request: { Args: { manage_token: string }; Returns: Json };
      get_decision: { Args: { decision_id: string }; Returns: Json };
      get_deleted_application: { Args: { manage_token: string }; Returns: Json };
      get_employer_page: {
        Args: { city: string; company: string; page_offset?: number; page_size?: number; state: string };
        Returns: Json;
      };
      get_initial: { Args: { word: string }; Returns: string };
      get_job_contact: { Args: { manage_token: string }; Returns: Json };
      get_job_id: {
        Args: { city?: string; name: string; neighborhood?: string; state?: string };
        Returns: string;
      };
      get_job_page: { Args: { job_id: string }; Returns: Json };
      get_listing: { Args: { city: string; name?: string; state: string }; Returns: Json };
      get_missing_job: { Args: { city?: string; name: string; state?: string }; Returns: Json };
      get_moved_job_id: {
        Args: { city: string; name: string; neighborhood?: string; state: string };
        Returns: string;
      };
      get_my_application: { Args: { application_id: string }; Returns: Json };
      get_my_job: { Args: { job_id: string }; Returns: Json };
      get_occupation_name: { Args: { min_words: number; stems: string[] }; Returns: Record<string, unknown> };
      get_past_request_status: { Args: { employer_id: string; talent_user_id: string }; Returns: string };
      get_place: {
        Args: { city_slug: string; neighborhood_slug?: string; state_slug: string };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      get_report: { Args: { report_id: string }; Returns: Json };
      get_report_weight: {
        Args: { account_id: string; browser_hash: string; is_trusted: boolean; reason: string };
        Returns: number;
      };
      get_reported_owner: { Args: { subject_id: string; subject_kind: string }; Returns: string };
      get_sent_application: { Args: { application_id: string }; Returns: Json };
      get_shared_cv: { Args: { talent_id: string }; Returns: string };
      get_still_hiring: { Args: { manage_token: string }; Returns: Json };
      get_still_hiring_job: { Args: { manage_token: string }; Returns: string };
      guard_alert: {
        Args: {
          alert: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
          before: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
          is_person: boolean;
        };
        Returns: {
          active_since: string;
          address: string | null;
          areas: unknown[] | null;
          box: unknown;
          center: unknown;
          company_id: string | null;
          created_at: string;
          currency: string;
          frequency: string;
          hour: number;
          id: string;
          in_miles: boolean;
          job_types: string[];
          kind: string;
          location: NonNullable<Json>;
          manage_token: string;
          max_chord: number;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          searched_until: string;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          weekday: number;
          word_cell_keys: number[] | null;
          word_query: unknown;
          words: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'alerts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      guard_job: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          is_person: boolean;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      has_few_jobs: { Args: Record<PropertyKey, never>; Returns: boolean };
      has_open_job: { Args: { query: unknown }; Returns: boolean };
      has_swapped_letters: { Args: { misspelled: string; word: string }; Returns: boolean };
      hide_from_renamed_company: { Args: { company_name: string; employer_id: string }; Returns: undefined };
      hide_jobs: { Args: { job_ids: string[] }; Returns: number };
      hide_subject: { Args: { subject_id: string; subject_kind: string }; Returns: boolean };
      hold_copied_job: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      industries: { Args: Record<PropertyKey, never>; Returns: string[] };
      invite_employer: { Args: { address: string }; Returns: undefined };
      is_applicant: { Args: { address: string; full_name: string; phone: string }; Returns: boolean };
      is_applicant_age: { Args: { date_of_birth: string }; Returns: boolean };
      is_banned: { Args: { account_id?: string; fingerprints?: string[]; words?: string }; Returns: boolean };
      is_email: { Args: { address: string }; Returns: boolean };
      is_employer: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_established_employer: { Args: { account_id: string }; Returns: boolean };
      is_hidden_from: { Args: { employer_id: string; talent_user_id: string }; Returns: boolean };
      is_in_areas: { Args: { pt: unknown; shapes: unknown[] }; Returns: boolean };
      is_job_contact: { Args: { account_id: string; address: string }; Returns: boolean };
      is_job_open: { Args: { job_id: string }; Returns: boolean };
      is_job_removed: { Args: { job_id: string }; Returns: boolean };
      is_location: { Args: { location: Json }; Returns: boolean };
      is_phone: { Args: { number: string }; Returns: boolean };
      is_plausible_pay: { Args: { salary: Json; type: string }; Returns: boolean };
      is_po_box: { Args: { street: string }; Returns: boolean };
      is_salary: { Args: { salary: Json }; Returns: boolean };
      is_still_deliverable: {
        Args: {
          alert: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
          job_id: string;
          now_at: string;
          talent_id: string;
        };
        Returns: boolean;
      };
      is_subject_removed: { Args: { account_id: string; subject_kind: string }; Returns: boolean };
      is_talent_visible: { Args: { talent_id: string }; Returns: boolean };
      is_time_zone: { Args: { name: string }; Returns: boolean };
      is_trusted_reporter: { Args: { account_id: string; browser_hash: string }; Returns: boolean };
      is_unknown_word: { Args: { word: string }; Returns: boolean };
      is_verified_address: { Args: { address: string; verified_by: string }; Returns: boolean };
      is_verified_employer: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_word_list: { Args: { max_words: number; words: string[] }; Returns: boolean };
      job_categories: { Args: { industry: string; tags: string[]; type: string }; Returns: string[] };
      job_cells: { Args: { lat: number; lng: number }; Returns: number[] };
      job_facets: {
        Args: {
          benefits: string[];
          company_name: string;
          industry: string;
          schedule: string[];
          tags: string[];
          type: string;
          words: string;
        };
        Returns: unknown;
      };
      job_hold: { Args: { job_id: string }; Returns: Json };
      job_identifiers: {
        Args: { application_url: string; contact: Json; description: string };
        Returns: string[];
      };
      job_recipient: { Args: { job_id: string }; Returns: string };
      job_summary: {
        Args: {
          distance_km: number;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      job_types: { Args: Record<PropertyKey, never>; Returns: string[] };
      jobs_on_map: {
        Args: {
          category?: string;
          center_lat?: number;
          center_lng?: number;
          currency?: string;
          east: number;
          job_types?: string[];
          min_pay?: number;
          more?: Json;
          north: number;
          radius_km?: number;
          south: number;
          west: number;
          words?: string;
          zoom: number;
        };
        Returns: {
          is_more: boolean;
          jobs: Json;
          squares: Json;
          total: number;
        }[];
      };
      join_words: { Args: { words: string[] }; Returns: string };
      joined_pairs: { Args: { texts: string[] }; Returns: string };
      limit_alerts: { Args: { address: string; kind: string; user_id: string }; Returns: undefined };
      limit_postings: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      list_account_identifiers: {
        Args: { account_id: string };
        Returns: {
          kind: string;
          shown: string;
          value: string;
        }[];
      };
      list_affected_listings: { Args: { job_ids: string[] }; Returns: Json };
      list_audit_events: {
        Args: { before?: number; person?: string; subject?: string };
        Returns: {
          action: string;
          actor_email: string;
          actor_id: string;
          at: string;
          details: Json;
          id: number;
          subject_id: string;
          subject_kind: string;
        }[];
      };
      list_banned_domains: {
        Args: Record<PropertyKey, never>;
        Returns: {
          banned_at: string;
          domain: string;
          id: number;
          reason: string;
        }[];
      };
      list_banned_jobs: {
        Args: { max_jobs?: number };
        Returns: {
          city_slug: string;
          employer_id: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      list_empty_searches: {
        Args: { first_day: string; last_day: string; max_rows?: number };
        Returns: {
          city: string;
          searches: number;
          state: string;
          words: string;
        }[];
      };
      list_instant_alerts: { Args: { job_id: string }; Returns: string[] };
      list_job_states: { Args: Record<PropertyKey, never>; Returns: Json };
      list_jobs_by_ids: {
        Args: { center: unknown; ids: string[]; shifts?: string[] };
        Returns: {
          applies_elsewhere: boolean;
          company_logo: string;
          company_name: string;
          created_at: string;
          distance_km: number;
          fit: number[];
          id: string;
          location: Json;
          salary: Json;
          slug: string;
          tags: string[];
          title: string;
          type: string;
        }[];
      };
      list_largest_cities: {
        Args: { in_state: string; max_results: number };
        Returns: {
          city: string;
          city_id: number | null;
          city_slug: string;
          country: string;
          id: number;
          is_area: boolean;
          kind: string;
          lat: number;
          lng: number;
          name: string;
          namesake: number;
          neighborhood: string | null;
          neighborhood_slug: string | null;
          population: number;
          pt: unknown;
          state: string;
          state_code: string;
          state_slug: string;
          zip: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'places';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_matches: {
        Args: { max_matches: number; search: Database['public']['CompositeTypes']['job_search'] };
        Returns: string[];
      };
      list_name_risks: {
        Args: { account_id: string; company_name: string; location: Json };
        Returns: {
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      list_pay_risks: {
        Args: {
          hourly: number;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      list_place_choices: {
        Args: { lat: number; lng: number };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_places_abroad: {
        Args: { words: string[] };
        Returns: Database['public']['Tables']['places']['Row'][];
      };
      list_places_around: { Args: { lat: number; lng: number; radius_km: number }; Returns: Json };
      list_places_by_key: {
        Args: { max_results?: number; search_key: string };
        Returns: {
          city: string;
          city_id: number | null;
          city_slug: string;
          country: string;
          id: number;
          is_area: boolean;
          kind: string;
          lat: number;
          lng: number;
          name: string;
          namesake: number;
          neighborhood: string | null;
          neighborhood_slug: string | null;
          population: number;
          pt: unknown;
          state: string;
          state_code: string;
          state_slug: string;
          zip: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'places';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_places_within: {
        Args: { words: string[] };
        Returns: Database['public']['Tables']['places']['Row'][];
      };
      list_posting_risks: {
        Args: {
          account_id: string;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          field: string;
          in_sentence: string;
          is_hard: boolean;
          replacement: string;
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      list_reply_times: {
        Args: { jobs: string[] };
        Returns: {
          mailbox: string;
          reply_time: string;
        }[];
      };
      list_saved_jobs: {
        Args: { browser_key?: string; job_ids: string[] };
        Returns: {
          applied_at: string;
          company_logo: string;
          company_name: string;
          created_at: string;
          ended_at: string;
          expires_at: string;
          id: string;
          location: Json;
          salary: Json;
          slug: string;
          status: string;
          tags: string[];
          title: string;
          type: string;
        }[];
      };
      list_sender_risks: {
        Args: { company_name: string; email: string; url: string };
        Returns: {
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      list_talents_by_ids: {
        Args: { audience: string; center: unknown; ids: string[]; readable: string[] };
        Returns: {
          available_from: string;
          bio: string;
          cell_lat: number;
          cell_lng: number;
          city: string;
          desired_job_types: string[];
          desired_salary: Json;
          distance_km: number;
          experience_years: number;
          headline: string;
          id: string;
          is_available_now: boolean;
          is_saved: boolean;
          name: string;
          skills: string[];
          state: string;
        }[];
      };
      lock_application_cv: {
        Args: { applicant_hash: string; cv_path: string; cv_ticket: string };
        Returns: {
          application_hash: string | null;
          bucket: string;
          claimed_at: string | null;
          created_at: string;
          discarded_at: string | null;
          extension: string;
          filename: string;
          owner_id: string | null;
          path: string;
          public_url: string | null;
          scanned_at: string | null;
          size_bytes: number | null;
          ticket_hash: string | null;
          verified_at: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'uploads';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      map_cells: {
        Args: { cell_km: number; lat: number; lng: number; radius_km: number };
        Returns: number[];
      };
      map_counts_in_box: {
        Args: {
          east: number;
          north: number;
          search: Database['public']['CompositeTypes']['job_search'];
          south: number;
          types: string[];
          west: number;
          zoom: number;
        };
        Returns: Record<string, unknown>;
      };
      map_tile: { Args: { lat: number; lng: number; zoom: number }; Returns: Record<string, unknown> };
      match_changed_talents: {
        Args: { max_talents?: number; now_at?: string };
        Returns: {
          mails: number;
          talents: number;
        }[];
      };
      match_opened_jobs: {
        Args: { max_jobs?: number; now_at?: string };
        Returns: {
          jobs: number;
          mails: number;
        }[];
      };
      match_trust_rules: {
        Args: { input: string };
        Returns: {
          in_sentence: string;
          is_hard: boolean;
          kind: string;
          replacement: string;
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      matches_conditions: { Args: { job_id: string; more: Json }; Returns: boolean };
      matches_in_box: {
        Args: {
          east: number;
          max_matches: number;
          north: number;
          search: Database['public']['CompositeTypes']['job_search'];
          south: number;
          west: number;
        };
        Returns: {
          id: string;
          lat: number;
          lng: number;
        }[];
      };
      matching_shifts: { Args: { schedule: string[]; shifts: string[] }; Returns: number[] };
      max_alerts_per_owner: { Args: Record<PropertyKey, never>; Returns: number };
      max_application_cv_bytes: { Args: Record<PropertyKey, never>; Returns: number };
      max_open_time: { Args: Record<PropertyKey, never>; Returns: string };
      max_page_size: { Args: Record<PropertyKey, never>; Returns: number };
      max_pay_amount: { Args: Record<PropertyKey, never>; Returns: number };
      max_radius_km: { Args: Record<PropertyKey, never>; Returns: number };
      max_saved_jobs: { Args: Record<PropertyKey, never>; Returns: number };
      max_seen_jobs: { Args: { kind: string }; Returns: number };
      may_share_postings: { Args: { first_account: string; second_account: string }; Returns: boolean };
      merge_companies: {
        Args: { from_account: string; into_address: string; merged_by: string; reason: string };
        Returns: number;
      };
      moderate_company: {
        Args: {
          company: Omit<
            Database['public']['Tables']['employer_profiles']['Row'],
            Database['public']['Tables']['employer_profiles']['ComputedFields']
          >;
          is_new: boolean;
        };
        Returns: undefined;
      };
      moderate_job: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          is_by_email?: boolean;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      my_application_prefill: { Args: Record<PropertyKey, never>; Returns: Json };
      my_applications: {
        Args: { browser_key?: string };
        Returns: {
          id: string;
          is_own: boolean;
          job: Json;
          sent_at: string;
          status: string;
        }[];
      };
      my_email_suppression: { Args: Record<PropertyKey, never>; Returns: string };
      my_interested_companies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          city: string;
          company_logo: string;
          company_name: string;
          industry: string;
          message: string;
          phone: string;
          request_id: string;
          requested_at: string;
          saved_at: string;
          state: string;
          status: string;
        }[];
      };
      my_job_applications: {
        Args: { job_ids: string[] };
        Returns: {
          applicants: number;
          applied_at: string;
          job_id: string;
        }[];
      };
      my_jobs: {
        Args: { page_offset?: number; page_size?: number; state?: string; words?: string };
        Returns: Json;
      };
      my_last_contact: { Args: Record<PropertyKey, never>; Returns: Json };
      my_posted_job: { Args: { key: string }; Returns: string };
      my_posting_limits: { Args: Record<PropertyKey, never>; Returns: Json };
      my_saved_talents: {
        Args: Record<PropertyKey, never>;
        Returns: {
          available_from: string;
          bio: string;
          city: string;
          desired_job_types: string[];
          desired_salary: Json;
          email: string;
          experience_years: number;
          has_cv: boolean;
          headline: string;
          is_available: boolean;
          is_cv_scanned: boolean;
          name: string;
          note: string;
          phone: string;
          request_status: string;
          saved_at: string;
          skills: string[];
          state: string;
          talent_id: string;
        }[];
      };
      my_unconfirmed_contacts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          can_email: boolean;
          state: string;
        }[];
      };
      name_stems: { Args: { name: string }; Returns: string };
      nearby_places: {
        Args: { lat: number; lng: number; max_km?: number; max_results?: number };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      nearest_job_words: { Args: { misspelled: string }; Returns: string[] };
      next_alert_due: {
        Args: { after: string; frequency: string; hour: number; time_zone: string; weekday: number };
        Returns: string;
      };
      next_case: { Args: { case_id: number }; Returns: number };
      normalize_location: { Args: { location: Json }; Returns: Json };
      normalize_mailbox: { Args: { address: string }; Returns: string };
      normalize_name_order: { Args: { full_name: string }; Returns: string };
      normalize_words: { Args: { input: string }; Returns: string };
      notify_of_deleted_job: {
        Args: {
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          now_at: string;
        };
        Returns: undefined;
      };
      occupation_words: { Args: { title: string }; Returns: string };
      open_case: {
        Args: { account_id: string; reasons: Json; subject_id: string; subject_kind: string };
        Returns: number;
      };
      order_by_clause: {
        Args: { search: Database['public']['CompositeTypes']['job_search'] };
        Returns: string;
      };
      other_names_in_use: { Args: { names: string[] }; Returns: string[] };
      own_data: { Args: Record<PropertyKey, never>; Returns: Json };
      owns_job: { Args: { job_id: string }; Returns: boolean };
      parse_alert_words: { Args: { words: string }; Returns: Record<string, unknown> };
      parse_areas: { Args: { areas: Json }; Returns: unknown[] };
      parse_conditions: {
        Args: { more: Json };
        Returns: Database['public']['CompositeTypes']['job_search'];
        SetofOptions: {
          from: '*';
          to: 'job_search';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      parse_job_words: { Args: { words: string }; Returns: Record<string, unknown> };
      parse_search: {
        Args: {
          category: string;
          center_lat: number;
          center_lng: number;
          currency: string;
          job_types: string[];
          min_pay: number;
          more: Json;
          radius_km: number;
          sort: string;
          words: string;
        };
        Returns: Database['public']['CompositeTypes']['job_search'];
        SetofOptions: {
          from: '*';
          to: 'job_search';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      parse_talent_alert_words: { Args: { keywords: string }; Returns: unknown };
      parse_talent_words: { Args: { weights: string; words: string }; Returns: Record<string, unknown> };
      parse_term: {
        Args: {
          facet: string;
          is_phrase: boolean;
          meant: string;
          other_names: string[];
          other_names_query: unknown;
          skips_correction: boolean;
          typed: string;
        };
        Returns: Record<string, unknown>;
      };
      pause_unconfirmed_jobs: {
        Args: { max_jobs?: number; now_at?: string };
        Returns: {
          city_slug: string;
          employer_id: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      pay_per_hour: { Args: { amount: number; period: string }; Returns: number };
      pay_periods: { Args: Record<PropertyKey, never>; Returns: string[] };
      phrase_query: { Args: { weights: string; words: string }; Returns: unknown };
      place_facts: {
        Args: { city: string; lat: number; lng: number; radius_km: number; state: string };
        Returns: Json;
      };
      place_key: { Args: { name: string }; Returns: string };
      posted_place_center: { Args: { city: string; neighborhood: string; state: string }; Returns: unknown };
      posting_hash: { Args: { description: string; location: Json; title: string }; Returns: string };
      posting_limits: { Args: { account_id: string }; Returns: Record<string, unknown> };
      postings_with_old_contact: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          postings: number;
        }[];
      };
      prepare_alert_row: {
        Args: {
          alert: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
          before: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
          is_person: boolean;
        };
        Returns: {
          active_since: string;
          address: string | null;
          areas: unknown[] | null;
          box: unknown;
          center: unknown;
          company_id: string | null;
          created_at: string;
          currency: string;
          frequency: string;
          hour: number;
          id: string;
          in_miles: boolean;
          job_types: string[];
          kind: string;
          location: NonNullable<Json>;
          manage_token: string;
          max_chord: number;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          searched_until: string;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          weekday: number;
          word_cell_keys: number[] | null;
          word_query: unknown;
          words: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'alerts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      prepare_job_row: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          is_person: boolean;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      preview_job_alert: {
        Args: {
          center_lat?: number;
          center_lng?: number;
          currency?: string;
          job_types?: string[];
          min_pay?: number;
          more?: Json;
          page_size?: number;
          radius_km?: number;
          words?: string;
        };
        Returns: {
          company_logo: string;
          company_name: string;
          created_at: string;
          distance_km: number;
          id: string;
          is_more: boolean;
          location: Json;
          salary: Json;
          slug: string;
          tags: string[];
          title: string;
          total: number;
          type: string;
        }[];
      };
      preview_talent_alert: {
        Args: {
          center_lat?: number;
          center_lng?: number;
          keywords?: string;
          max_years?: number;
          min_years?: number;
          page_size?: number;
          radius_km?: number;
          required_skills?: string[];
        };
        Returns: {
          available_from: string;
          city: string;
          desired_job_types: string[];
          distance_km: number;
          experience_years: number;
          headline: string;
          id: string;
          is_available_now: boolean;
          name: string;
          skills: string[];
          state: string;
          total: number;
        }[];
      };
      purge_deleted_accounts: { Args: { now_at?: string }; Returns: number };
      queue_alert_mails: { Args: { alert_ids: string[] }; Returns: number };
      queue_case_emails: { Args: { now_at?: string }; Returns: number };
      queue_closing_emails: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      queue_due_alerts: {
        Args: { max_alerts?: number; now_at?: string };
        Returns: {
          alerts: number;
          mails: number;
        }[];
      };
      queue_employer_email: { Args: { application_id: string }; Returns: undefined };
      queue_receipt_email: { Args: { application_id: string; secret: string }; Returns: undefined };
      queue_repeated_email: {
        Args: {
          earlier: Omit<
            Database['public']['Tables']['applications']['Row'],
            Database['public']['Tables']['applications']['ComputedFields']
          >;
          is_own_address: boolean;
        };
        Returns: undefined;
      };
      queue_reply_notice: { Args: { application_id: string }; Returns: undefined };
      queue_report_emails: { Args: { max_reports?: number }; Returns: number };
      rank_matches: {
        Args: { ids: string[]; search: Database['public']['CompositeTypes']['job_search'] };
        Returns: string[];
      };
      record_application_senders: {
        Args: { email_hash: string; job_id: string; senders: string[] };
        Returns: boolean;
      };
      record_audit_event: {
        Args: { action: string; actor_id?: string; details?: Json; subject_id: string; subject_kind: string };
        Returns: undefined;
      };
      record_empty_searches: { Args: { searches: Json }; Returns: undefined };
      record_fingerprints: { Args: { account_id: string; fingerprints: string[] }; Returns: boolean };
      record_geocode_outcome: {
        Args: { pause_seconds?: number; provider: string; succeeded: boolean };
        Returns: undefined;
      };
      record_job_view: { Args: { job_id: string }; Returns: undefined };
      record_posted_place: {
        Args: { city_slug: string; neighborhood_slug: string; pt: unknown; state_slug: string };
        Returns: undefined;
      };
      record_reopened_job: { Args: { job_id: string }; Returns: undefined };
      record_talent_views: { Args: { talent_ids: string[] }; Returns: string[] };
      record_verified_address: { Args: { address: string; verified_by: string }; Returns: undefined };
      refresh_map_counts: { Args: Record<PropertyKey, never>; Returns: number };
      refresh_stalest_count: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failure: string;
        }[];
      };
      related_postings: { Args: { job_id: string }; Returns: Json };
      release_held_jobs: { Args: { job_ids: string[] }; Returns: number };
      remaining_talent_views: { Args: Record<PropertyKey, never>; Returns: number };
      remove_my_email_suppression: { Args: Record<PropertyKey, never>; Returns: undefined };
      reply_record: {
        Args: { job_id: string };
        Returns: {
          median_hours: number;
          reply_rate: number;
        }[];
      };
      reply_to_applications: {
        Args: { application_ids: string[]; body: string; job_id: string; kind: string; subject: string };
        Returns: Json;
      };
      request_contact: { Args: { message: string; talent_id: string }; Returns: string };
      request_job_alert: {
        Args: {
          address: string;
          currency: string;
          frequency: string;
          hour: number;
          in_miles?: boolean;
          job_types: string[];
          location: Json;
          min_pay: number;
          more?: Json;
          radius_km: number;
          time_zone: string;
          weekday: number;
          words: string;
        };
        Returns: string;
      };
      require_live_session: { Args: Record<PropertyKey, never>; Returns: undefined };
      reserve_job_slug: { Args: { title: string }; Returns: string };
      reset_posting_date: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      resolve_job_address: {
        Args: { city?: string; name: string; neighborhood?: string; state?: string };
        Returns: Json;
      };
      resolve_unknown_alert_words: { Args: { job_ids: string[] }; Returns: undefined };
      respond_to_contact: {
        Args: { is_accepted: boolean; phone?: string; request_id: string };
        Returns: string;
      };
      respond_to_contact_by_email: {
        Args: { is_accepted: boolean; manage_token: string; phone?: string };
        Returns: string;
      };
      respond_to_job_contact: {
        Args: { accepts_applications: boolean; manage_token: string };
        Returns: Json;
      };
      respond_to_still_hiring: { Args: { is_hiring: boolean; manage_token: string }; Returns: Json };
      restore_content: { Args: { admin_id: string; version: number }; Returns: string };
      restore_subject: {
        Args: { subject_id: string; subject_kind: string; was_removed: boolean };
        Returns: boolean;
      };
      restrict_weights: { Args: { query: unknown; weights: string }; Returns: unknown };
      reverse_geocode: {
        Args: { lat: number; lng: number };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      run_after_job_write: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          is_person: boolean;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      run_count: { Args: { question: Json }; Returns: Json };
      save_contact_response: {
        Args: { is_accepted: boolean; phone: string; request_id: string };
        Returns: string;
      };
      save_content: { Args: { admin_id: string; name: string; value: Json }; Returns: undefined };
      save_daily_numbers: { Args: Record<PropertyKey, never>; Returns: string };
      save_former_place: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: undefined;
      };
      save_jobs: { Args: { jobs: Json }; Returns: string[] };
      save_seen_jobs: { Args: { jobs: Json }; Returns: undefined };
      schedule_alert: {
        Args: {
          alert: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
          before: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
        };
        Returns: {
          active_since: string;
          address: string | null;
          areas: unknown[] | null;
          box: unknown;
          center: unknown;
          company_id: string | null;
          created_at: string;
          currency: string;
          frequency: string;
          hour: number;
          id: string;
          in_miles: boolean;
          job_types: string[];
          kind: string;
          location: NonNullable<Json>;
          manage_token: string;
          max_chord: number;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          searched_until: string;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          weekday: number;
          word_cell_keys: number[] | null;
          word_query: unknown;
          words: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'alerts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      schedule_still_hiring: { Args: { job_id: string; posted_at: string }; Returns: undefined };
      search_and_count_jobs: {
        Args: {
          category?: string;
          center_lat?: number;
          center_lng?: number;
          currency?: string;
          job_types?: string[];
          min_pay?: number;
          more?: Json;
          page_offset?: number;
          page_size?: number;
          radius_km?: number;
          sort?: string;
          words?: string;
        };
        Returns: {
          included: string[];
          is_more: boolean;
          jobs: Json;
          total: number;
          understood_as: string;
          unscheduled: number;
          without_minimum: number;
        }[];
      };
      search_cells: { Args: { lat: number; lng: number; radius_km: number }; Returns: number[] };
      search_counts: {
        Args: { matches: number; search: Database['public']['CompositeTypes']['job_search'] };
        Returns: Record<string, unknown>;
      };
      search_job_ids: {
        Args: {
          is_counted: boolean;
          page_offset: number;
          page_size: number;
          search: Database['public']['CompositeTypes']['job_search'];
        };
        Returns: Record<string, unknown>;
      };
      search_jobs: {
        Args: {
          category?: string;
          center_lat?: number;
          center_lng?: number;
          currency?: string;
          job_types?: string[];
          min_pay?: number;
          more?: Json;
          page_offset?: number;
          page_size?: number;
          radius_km?: number;
          sort?: string;
          words?: string;
        };
        Returns: {
          applies_elsewhere: boolean;
          company_logo: string;
          company_name: string;
          created_at: string;
          distance_km: number;
          fit: number[];
          id: string;
          location: Json;
          salary: Json;
          slug: string;
          tags: string[];
          title: string;
          type: string;
        }[];
      };
      search_limit: { Args: { name: string }; Returns: number };
      search_people: { Args: { admin_id: string; max_rows?: number; words: string }; Returns: Json };
      search_similar_places: {
        Args: { in_state?: string; max_results?: number; min_score: number; search_key: string };
        Returns: {
          city: string;
          city_id: number | null;
          city_slug: string;
          country: string;
          id: number;
          is_area: boolean;
          kind: string;
          lat: number;
          lng: number;
          name: string;
          namesake: number;
          neighborhood: string | null;
          neighborhood_slug: string | null;
          population: number;
          pt: unknown;
          state: string;
          state_code: string;
          state_slug: string;
          zip: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'places';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_talents: {
        Args: {
          available?: string;
          center_lat?: number;
          center_lng?: number;
          currency?: string;
          job_types?: string[];
          max_pay?: number;
          max_years?: number;
          min_years?: number;
          page_offset?: number;
          page_size?: number;
          radius_km?: number;
          sort?: string;
          words?: string;
        };
        Returns: {
          available_from: string;
          bio: string;
          cell_lat: number;
          cell_lng: number;
          city: string;
          desired_job_types: string[];
          desired_salary: Json;
          distance_km: number;
          experience_years: number;
          headline: string;
          id: string;
          is_available_now: boolean;
          is_saved: boolean;
          name: string;
          skills: string[];
          state: string;
        }[];
      };
      search_terms: {
        Args: { words: string };
        Returns: {
          facet: string;
          is_excluded: boolean;
          is_phrase: boolean;
          meant: string;
          other_names: string[];
          other_names_query: unknown;
          side: number;
          skips_correction: boolean;
          typed: string;
        }[];
      };
      send_report: {
        Args: {
          browser_key: string;
          email: string;
          network_hash: string;
          note: string;
          reason: string;
          reporter_id: string;
          subject_id: string;
          subject_kind: string;
        };
        Returns: boolean;
      };
      send_still_hiring: { Args: { max_jobs?: number; now_at?: string }; Returns: number };
      set_password_by_link: { Args: { password: string; token: string }; Returns: boolean };
      set_slug_and_company: {
        Args: {
          before: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          application_url: string | null;
          benefits: string[];
          cells: number[];
          city_slug: string;
          close_reason: string | null;
          closed_at: string | null;
          company_description: string | null;
          company_logo: string | null;
          company_name: string;
          company_slug: string;
          contact: NonNullable<Json>;
          created_at: string;
          description: string;
          employer_id: string;
          ended_at: string;
          expires_at: string;
          has_tips: boolean;
          hours_per_week_max: number | null;
          hours_per_week_min: number | null;
          id: string;
          idempotency_key: string | null;
          industry: string | null;
          is_demo: boolean;
          is_responsive: boolean;
          lat: number;
          lng: number;
          location: NonNullable<Json>;
          min_pay_per_hour: number | null;
          minimum_age: number | null;
          neighborhood_slug: string | null;
          pay_currency: string | null;
          pt: unknown;
          salary: Json | null;
          schedule: string[];
          search: unknown;
          slug: string;
          starts_on: string | null;
          state_slug: string;
          status: string;
          tags: string[];
          title: string;
          title_slug: string;
          type: string;
          updated_at: string;
        };
        SetofOptions: {
          from: '*';
          to: 'jobs';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      setting: { Args: { key: string }; Returns: number };
      sha256_hex: { Args: { secret: string }; Returns: string };
      shared_domains: { Args: Record<PropertyKey, never>; Returns: string[] };
      shingle_query: { Args: { name: string }; Returns: unknown };
      short_name: { Args: { full_name: string }; Returns: string };
      sign_in_admin: { Args: { code: string; session_id: string }; Returns: boolean };
      sign_out_admin: { Args: { session_id: string }; Returns: undefined };
      similar_jobs: {
        Args: { job_id: string };
        Returns: {
          company_logo: string;
          company_name: string;
          created_at: string;
          distance_km: number;
          id: string;
          location: Json;
          salary: Json;
          slug: string;
          tags: string[];
          title: string;
          type: string;
        }[];
      };
      sitemap_employers: { Args: { before_hash?: string; from_hash?: string }; Returns: Json };
      sitemap_jobs: { Args: { before_id?: string; from_id: string }; Returns: Json };
      sitemap_places: { Args: { min_jobs?: number; radius_km?: number; state?: string }; Returns: Json };
      sitemap_places_key: { Args: { min_jobs?: number; radius_km?: number; state: string }; Returns: Json };
      slugify: { Args: { name: string }; Returns: string };
      snap_point: { Args: { lat: number; lng: number }; Returns: unknown };
      spanish_stop_words: { Args: Record<PropertyKey, never>; Returns: string[] };
      sphere_point: { Args: { lat: number; lng: number }; Returns: unknown };
      split_address: { Args: { typed: string }; Returns: Record<string, unknown> };
      split_state: { Args: { words: string[] }; Returns: Record<string, unknown> };
      split_words: { Args: { words: string }; Returns: Record<string, unknown> };
      stop_alert: { Args: { token: string }; Returns: boolean };
      stop_all_alerts: { Args: { token: string }; Returns: boolean };
      submit_application: {
        Args: {
          browser_key?: string;
          cover_letter: string;
          cv_path: string;
          cv_ticket?: string;
          date_of_birth?: string;
          email: string;
          full_name: string;
          is_adult?: boolean;
          job_id: string;
          phone: string;
        };
        Returns: Json;
      };
      suggest_places: {
        Args: { max_results?: number; prefix: string };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      suggest_work: {
        Args: { center_lat?: number; center_lng?: number; radius_km?: number; typed: string };
        Returns: {
          is_more: boolean;
          jobs: number;
          kind: string;
          name: string;
        }[];
      };
      suppress_address: { Args: { address: string; reason: string }; Returns: undefined };
      sync_configuration: { Args: { configuration: Json }; Returns: number };
      take_down_account: { Args: { account_id: string }; Returns: undefined };
      talent_access: {
        Args: Record<PropertyKey, never>;
        Returns: {
          audience: string;
          profiles_a_day: number;
          restriction: string;
        }[];
      };
      talent_alert_matches: {
        Args: {
          alert: Omit<
            Database['public']['Tables']['alerts']['Row'],
            Database['public']['Tables']['alerts']['ComputedFields']
          >;
          point: unknown;
          search: unknown;
          skills: string[];
          years: number;
        };
        Returns: boolean;
      };
      talent_audience: { Args: Record<PropertyKey, never>; Returns: string };
      talent_facets: { Args: { job_types: string[] }; Returns: unknown };
      talents_hidden_from_viewer: { Args: Record<PropertyKey, never>; Returns: string[] };
      term_query: {
        Args: { facet: string; is_phrase: boolean; meant: string; typed: string; weights: string };
        Returns: unknown;
      };
      text_fingerprint: { Args: { description: string }; Returns: string };
      tile_latitude: { Args: { y: number; zoom: number }; Returns: number };
      title_shingles: { Args: { title: string }; Returns: unknown };
      to_found_place: {
        Args: {
          mismatched_zip?: string;
          place: Omit<
            Database['public']['Tables']['places']['Row'],
            Database['public']['Tables']['places']['ComputedFields']
          >;
          street?: string;
        };
        Returns: Database['public']['CompositeTypes']['found_place'];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      transparency_report: { Args: Record<PropertyKey, never>; Returns: Json };
      unban_domain: { Args: { domain: string; reason: string; unbanned_by?: string }; Returns: undefined };
      unblock_words: { Args: { admin_id: string; words: string }; Returns: undefined };
      undecided_applications: {
        Args: { job_id: string };
        Returns: {
          applicant_id: string | null;
          browser_hash: string | null;
          cover_letter: string;
          created_at: string;
          cv_fileext: string;
          cv_filename: string;
          cv_scanned_at: string | null;
          cv_url: string;
          date_of_birth: string | null;
          email: string;
          email_verified_at: string | null;
          full_name: string;
          id: string;
          is_adult: boolean;
          job_id: string;
          link_hashes: string[];
          phone: string;
          reply_notice_sent_at: string | null;
          status: string;
          token_hash: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'applications';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      unwrap_json: { Args: { value: Json }; Returns: Json };
      update_postings_contact: { Args: Record<PropertyKey, never>; Returns: number };
      update_reply_record: { Args: { employer: string }; Returns: undefined };
      update_reply_records: { Args: { max_old?: number }; Returns: number };
      update_verified_domain: { Args: { account_id: string }; Returns: undefined };
      us_state_name: { Args: { state: string }; Returns: string };
      us_states: {
        Args: Record<PropertyKey, never>;
        Returns: {
          code: string;
          name: string;
        }[];
      };
      week_shifts: { Args: Record<PropertyKey, never>; Returns: string[] };
      where_clause: { Args: { search: Database['public']['CompositeTypes']['job_search'] }; Returns: string };
      write_closing_emails: { Args: { max_jobs?: number; now_at?: string }; Returns: number };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      found_place: {
        kind: string | null;
        name: string | null;
        neighborhood: string | null;
        city: string | null;
        state: string | null;
        state_code: string | null;
        country: string | null;
        zip: string | null;
        lat: number | null;
        lng: number | null;
        population: number | null;
        state_slug: string | null;
        city_slug: string | null;
        neighborhood_slug: string | null;
        street: string | null;
        mismatched_zip: string | null;
      };
      job_search: {
        center: unknown;
        max_chord: number | null;
        areas: unknown[] | null;
        box: unknown;
        cells: number[] | null;
        query: unknown;
        has_words: boolean | null;
        title_query: unknown;
        work_query: unknown;
        heading_query: unknown;
        understood_as: string | null;
        included: string[] | null;
        is_impossible: boolean | null;
        min_pay: number | null;
        currency: string | null;
        shifts: string[] | null;
        has_only_shifts: boolean | null;
        excluded_shifts: string[] | null;
        hours_from: number | null;
        hours_to: number | null;
        age: number | null;
        posted_after: string | null;
        start_by: string | null;
        has_tips: boolean | null;
        is_responsive: boolean | null;
        without_pay: boolean | null;
        without_schedule: boolean | null;
        sort: string | null;
      };
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;

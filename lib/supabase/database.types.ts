export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_traces: {
        Row: {
          account_id: string;
          kind: string;
          seen_at: string;
          trace_hash: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          kind: string;
          seen_at?: string;
          trace_hash: string;
        };
        Update: {
          account_id?: string;
          kind?: string;
          seen_at?: string;
          trace_hash?: string;
        };
        Relationships: [];
      };
      alert_deliveries: {
        Row: {
          alert_id: string;
          found_id: string;
          job_id: string | null;
          mail_id: string | null;
          talent_id: string | null;
          told_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          alert_id: string;
          found_id?: never;
          job_id?: string | null;
          mail_id?: string | null;
          talent_id?: string | null;
          told_at?: string | null;
        };
        Update: {
          alert_id?: string;
          found_id?: never;
          job_id?: string | null;
          mail_id?: string | null;
          talent_id?: string | null;
          told_at?: string | null;
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
          area: unknown;
          center: unknown;
          chord: number;
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
          looked_until: string;
          manage_token: string;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          shapes: unknown[] | null;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          wanted: unknown;
          watch_keys: number[] | null;
          weekday: number;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          active_since?: string;
          address?: string | null;
          area?: never;
          center?: never;
          chord?: never;
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
          looked_until?: string;
          manage_token?: string;
          max_years?: number | null;
          min_pay?: number | null;
          min_years?: number | null;
          more?: Json | null;
          name?: string | null;
          next_due_at?: string | null;
          radius_km: number;
          shapes?: never;
          skills?: string[];
          status?: string;
          time_zone?: string;
          updated_at?: string;
          user_id?: string | null;
          wanted?: unknown;
          watch_keys?: number[] | null;
          weekday?: number;
          words?: string | null;
        };
        Update: {
          active_since?: string;
          address?: string | null;
          area?: never;
          center?: never;
          chord?: never;
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
          looked_until?: string;
          manage_token?: string;
          max_years?: number | null;
          min_pay?: number | null;
          min_years?: number | null;
          more?: Json | null;
          name?: string | null;
          next_due_at?: string | null;
          radius_km?: number;
          shapes?: never;
          skills?: string[];
          status?: string;
          time_zone?: string;
          updated_at?: string;
          user_id?: string | null;
          wanted?: unknown;
          watch_keys?: number[] | null;
          weekday?: number;
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
      answer_templates: {
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
            foreignKeyName: 'answer_templates_employer_id_fkey';
            columns: ['employer_id'];
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
          full_name: string;
          id: string;
          is_adult: boolean;
          job_id: string;
          link_hashes: string[];
          news_sent_at: string | null;
          phone: string;
          proven_at: string | null;
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
          full_name: string;
          id?: string;
          is_adult: boolean;
          job_id: string;
          link_hashes?: string[];
          news_sent_at?: string | null;
          phone: string;
          proven_at?: string | null;
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
          full_name?: string;
          id?: string;
          is_adult?: boolean;
          job_id?: string;
          link_hashes?: string[];
          news_sent_at?: string | null;
          phone?: string;
          proven_at?: string | null;
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
      asked_talents: {
        Row: {
          asked_at: string;
          employer_id: string;
          is_declined: boolean;
          talent_user_id: string;
        };
        ComputedFields: never;
        Insert: {
          asked_at?: string;
          employer_id: string;
          is_declined?: boolean;
          talent_user_id: string;
        };
        Update: {
          asked_at?: string;
          employer_id?: string;
          is_declined?: boolean;
          talent_user_id?: string;
        };
        Relationships: [];
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
          asked_at: string | null;
          closed_at: string | null;
          id: number;
          opened_at: string;
          outcome: string | null;
          reasons: NonNullable<Json>;
          risk: number;
          subject_id: string;
          subject_kind: string;
        };
        ComputedFields: never;
        Insert: {
          account_id?: string | null;
          asked_at?: string | null;
          closed_at?: string | null;
          id?: never;
          opened_at?: string;
          outcome?: string | null;
          reasons?: NonNullable<Json>;
          risk?: number;
          subject_id: string;
          subject_kind: string;
        };
        Update: {
          account_id?: string | null;
          asked_at?: string | null;
          closed_at?: string | null;
          id?: never;
          opened_at?: string;
          outcome?: string | null;
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
      desk_visits: {
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
      erased_accounts: {
        Row: {
          account_id: string;
          erased_at: string;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          erased_at?: string;
        };
        Update: {
          account_id?: string;
          erased_at?: string;
        };
        Relationships: [];
      };
      geocode_cache: {
        Row: {
          answer: NonNullable<Json>;
          created_at: string;
          key: string;
          provider: string;
        };
        ComputedFields: never;
        Insert: {
          answer: NonNullable<Json>;
          created_at?: string;
          key: string;
          provider: string;
        };
        Update: {
          answer?: NonNullable<Json>;
          created_at?: string;
          key?: string;
          provider?: string;
        };
        Relationships: [];
      };
      gone_applications: {
        Row: {
          applicant_id: string | null;
          applied_at: string;
          city_slug: string;
          company_name: string;
          ended_at: string;
          gone_at: string;
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
          ended_at: string;
          gone_at?: string;
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
          ended_at?: string;
          gone_at?: string;
          job_title?: string;
          link_hashes?: string[];
          reason?: string;
          state_slug?: string;
          status?: string;
          token_hash?: string;
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
          asked_at: string | null;
          asks: number;
          confirmed_at: string | null;
          declined_at: string | null;
          token_hash: string | null;
          was_own: boolean;
        };
        ComputedFields: never;
        Insert: {
          account_id: string;
          address: string;
          asked_at?: string | null;
          asks?: number;
          confirmed_at?: string | null;
          declined_at?: string | null;
          token_hash?: string | null;
          was_own?: boolean;
        };
        Update: {
          account_id?: string;
          address?: string;
          asked_at?: string | null;
          asks?: number;
          confirmed_at?: string | null;
          declined_at?: string | null;
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
          hides_from_some: boolean;
          id: string;
          is_demo: boolean;
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
          hides_from_some?: boolean;
          id?: string;
          is_demo?: boolean;
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
          hides_from_some?: boolean;
          id?: string;
          is_demo?: boolean;
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
          is_work: boolean;
          word: string;
        };
        ComputedFields: never;
        Insert: {
          is_work?: boolean;
          word: string;
        };
        Update: {
          is_work?: boolean;
          word?: string;
        };
        Relationships: [];
      };
      jobs: {
        Row: {
          answers_most: boolean;
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
          answers_most?: boolean;
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
          answers_most?: boolean;
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
      known_companies: {
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
      operators: {
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
      proven_addresses: {
        Row: {
          address_hash: string;
          proven_at: string;
          prover: string;
        };
        ComputedFields: never;
        Insert: {
          address_hash: string;
          proven_at?: string;
          prover: string;
        };
        Update: {
          address_hash?: string;
          proven_at?: string;
          prover?: string;
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
          text_mark: string;
        };
        ComputedFields: never;
        Insert: {
          job_id: string;
          removed_at?: string;
          text_mark: string;
        };
        Update: {
          job_id?: string;
          removed_at?: string;
          text_mark?: string;
        };
        Relationships: [];
      };
      reply_records: {
        Row: {
          answers_most: boolean;
          employer_id: string;
          looked_at: string;
        };
        ComputedFields: never;
        Insert: {
          answers_most: boolean;
          employer_id: string;
          looked_at?: string;
        };
        Update: {
          answers_most?: boolean;
          employer_id?: string;
          looked_at?: string;
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
      reports: {
        Row: {
          browser_hash: string;
          created_at: string;
          decided_at: string | null;
          email: string | null;
          has_standing: boolean;
          id: string;
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
          has_standing: boolean;
          id?: string;
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
          has_standing?: boolean;
          id?: string;
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
          done_until: string;
          step: string;
        };
        ComputedFields: never;
        Insert: {
          done_until: string;
          step: string;
        };
        Update: {
          done_until?: string;
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
          key: string;
          state: Json | null;
          value: number;
          what: string;
        };
        ComputedFields: never;
        Insert: {
          key: string;
          state?: Json | null;
          value: number;
          what: string;
        };
        Update: {
          key?: string;
          state?: Json | null;
          value?: number;
          what?: string;
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
          asked_at: string | null;
          asked_token_hash: string | null;
          due_at: string | null;
          job_id: string;
          mail_id: number | null;
          paused_at: string | null;
          token_hash: string | null;
          wait_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          asked_at?: string | null;
          asked_token_hash?: string | null;
          due_at?: string | null;
          job_id: string;
          mail_id?: number | null;
          paused_at?: string | null;
          token_hash?: string | null;
          wait_until?: string | null;
        };
        Update: {
          answered_at?: string | null;
          asked_at?: string | null;
          asked_token_hash?: string | null;
          due_at?: string | null;
          job_id?: string;
          mail_id?: number | null;
          paused_at?: string | null;
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
      stopped_addresses: {
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
          better: string | null;
          hints: string[];
          is_hard: boolean;
          is_on: boolean;
          kind: string;
          name: string;
          pattern: string;
          sentence: string;
          source: string;
          unless: string | null;
          weight: number;
        };
        ComputedFields: never;
        Insert: {
          better?: string | null;
          hints?: string[];
          is_hard?: boolean;
          is_on?: boolean;
          kind: string;
          name: string;
          pattern: string;
          sentence: string;
          source?: string;
          unless?: string | null;
          weight: number;
        };
        Update: {
          better?: string | null;
          hints?: string[];
          is_hard?: boolean;
          is_on?: boolean;
          kind?: string;
          name?: string;
          pattern?: string;
          sentence?: string;
          source?: string;
          unless?: string | null;
          weight?: number;
        };
        Relationships: [];
      };
      unsure_alert_words: {
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
            foreignKeyName: 'unsure_alert_words_alert_id_fkey';
            columns: ['alert_id'];
            isOneToOne: false;
            referencedRelation: 'alerts';
            referencedColumns: ['id'];
          },
        ];
      };
      uploads: {
        Row: {
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
          spent_on: string | null;
          ticket_hash: string | null;
          verified_at: string | null;
        };
        ComputedFields: never;
        Insert: {
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
          spent_on?: string | null;
          ticket_hash?: string | null;
          verified_at?: string | null;
        };
        Update: {
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
          spent_on?: string | null;
          ticket_hash?: string | null;
          verified_at?: string | null;
        };
        Relationships: [];
      };
      work_names: {
        Row: {
          also: string[];
          stems: string;
          wanted: unknown;
        };
        ComputedFields: never;
        Insert: {
          also: string[];
          stems: string;
          wanted: unknown;
        };
        Update: {
          also?: string[];
          stems?: string;
          wanted?: unknown;
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
      account_of_link: { Args: { token: string }; Returns: Json };
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
      alert_recipient: { Args: { address: string; user_id: string }; Returns: string };
      alike_places: {
        Args: { in_state?: string; least_score: number; max_results?: number; wanted: string };
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
      all_of: { Args: { queries: unknown[] }; Returns: unknown };
      answer_applications: {
        Args: { application_ids: string[]; body: string; job_id: string; kind: string; subject: string };
        Returns: Json;
      };
      answer_contact: { Args: { is_accepted: boolean; phone?: string; request_id: string }; Returns: string };
      answer_contact_by_mail: {
        Args: { is_accepted: boolean; manage_token: string; phone?: string };
        Returns: string;
      };
      answer_job_contact: { Args: { is_wanted: boolean; manage_token: string }; Returns: Json };
      answer_still_hiring: { Args: { is_hiring: boolean; manage_token: string }; Returns: Json };
      any_job: { Args: Record<PropertyKey, never>; Returns: unknown };
      any_lexeme: { Args: { names: string[] }; Returns: unknown };
      any_of: { Args: { config: unknown; weights: string; words: string[] }; Returns: unknown };
      appeal_decision: { Args: { manage_token: string; words: string }; Returns: Json };
      application_of: { Args: { manage_token: string }; Returns: string };
      arc_km: { Args: { chord: number }; Returns: number };
      are_branches: { Args: { one: string; other: string }; Returns: boolean };
      are_jobs_few: { Args: Record<PropertyKey, never>; Returns: boolean };
      ask_figure: { Args: { question: Json }; Returns: Json };
      ask_for_closing_emails: {
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
      ask_job_contact: { Args: { account_id: string; address: string }; Returns: boolean };
      ask_my_contact: { Args: { address: string }; Returns: boolean };
      ask_posted_contact: { Args: { email: string; employer_id: string }; Returns: undefined };
      ask_still_hiring: { Args: { max_jobs?: number; now_at?: string }; Returns: number };
      ask_talent: { Args: { message: string; talent_id: string }; Returns: string };
      asks_birth_date: { Args: { state_slug: string }; Returns: boolean };
      ban_domain: {
        Args: { banned_by?: string; domain: string; reason: string; until?: string };
        Returns: number;
      };
      banned_domains: {
        Args: Record<PropertyKey, never>;
        Returns: {
          banned_at: string;
          domain: string;
          id: number;
          reason: string;
        }[];
      };
      banned_in: {
        Args: { words: string };
        Returns: {
          kind: string;
          value: string;
        }[];
      };
      benefit_kinds: { Args: { benefits: string[] }; Returns: string[] };
      block_words: { Args: { operator_id: string; words: string }; Returns: undefined };
      box_cube: { Args: { east: number; north: number; south: number; west: number }; Returns: unknown };
      bring_postings_home: { Args: Record<PropertyKey, never>; Returns: number };
      bury_jobs: { Args: { job_ids: string[] }; Returns: undefined };
      cancel_closing_emails: { Args: { job_ids: string[] }; Returns: undefined };
      case_queue: {
        Args: { max_cases?: number };
        Returns: {
          asked_at: string;
          company_name: string;
          id: number;
          opened_at: string;
          reasons: Json;
          risk: number;
          status: string;
          subject_id: string;
          subject_kind: string;
          title: string;
        }[];
      };
      case_subject: { Args: { subject_id: string; subject_kind: string }; Returns: Json };
      categories_now: { Args: Record<PropertyKey, never>; Returns: Json };
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
      circle_of_areas: { Args: { areas: Json }; Returns: Record<string, unknown> };
      cities_now: { Args: { initial: string; max_results: number; state: string }; Returns: Json };
      cities_with_jobs: { Args: { initial?: string; max_results?: number; state?: string }; Returns: Json };
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
      claim_geocode_slot: { Args: { max_wait_ms: number; provider: string }; Returns: number };
      claim_my_applications: { Args: { browser_key: string }; Returns: number };
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
      claims_now: { Args: Record<PropertyKey, never>; Returns: Json };
      company_key: { Args: { name: string }; Returns: string };
      company_of: {
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
      complete_job: {
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
          answers_most: boolean;
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
      confirm_application: { Args: { browser_key?: string; manage_token: string }; Returns: boolean };
      confirm_job_alert: { Args: { browser_key?: string; token: string }; Returns: boolean };
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
      copied_posting: {
        Args: { account_id: string; description: string; job_id: string };
        Returns: {
          is_removed: boolean;
          original_id: string;
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
      count_beside: {
        Args: { matches: number; search: Database['public']['CompositeTypes']['job_search'] };
        Returns: Record<string, unknown>;
      };
      count_claims: { Args: Record<PropertyKey, never>; Returns: Json };
      count_day: { Args: { day: string }; Returns: Json };
      count_employer_pages: { Args: Record<PropertyKey, never>; Returns: number };
      count_figure: { Args: { question: Json }; Returns: Json };
      count_job_changes: { Args: Record<PropertyKey, never>; Returns: number };
      count_job_view: { Args: { job_id: string }; Returns: undefined };
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
      count_map: { Args: Record<PropertyKey, never>; Returns: number };
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
      count_waiting: { Args: { job_id: string }; Returns: number };
      count_waiting_cases: {
        Args: Record<PropertyKey, never>;
        Returns: {
          newest_at: string;
          oldest_at: string;
          total: number;
        }[];
      };
      counts_on_map: {
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
      cube_of_areas: { Args: { shapes: unknown[] }; Returns: unknown };
      currencies: { Args: Record<PropertyKey, never>; Returns: string[] };
      current_contents: { Args: Record<PropertyKey, never>; Returns: Json };
      date_shown_job: {
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
          answers_most: boolean;
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
      decide_account: {
        Args: {
          account_id: string;
          also?: string[];
          decided_by?: string;
          decision: string;
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
      delete_alert: { Args: { token: string }; Returns: boolean };
      delete_own_account: {
        Args: { confirmation: string; with_applications?: boolean };
        Returns: {
          city_slug: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      describe_installation: { Args: Record<PropertyKey, never>; Returns: Json };
      desk_rest: { Args: Record<PropertyKey, never>; Returns: string };
      domain_of_account: { Args: { account_id: string }; Returns: string };
      drop_posted_draft: { Args: { employer_id: string; idempotency_key: string }; Returns: undefined };
      either_of: { Args: { facets: unknown[]; words: unknown[] }; Returns: unknown };
      employer_page: {
        Args: { city: string; company: string; page_offset?: number; page_size?: number; state: string };
        Returns: Json;
      };
      employer_pages_now: { Args: Record<PropertyKey, never>; Returns: number };
      empty_searches_of: {
        Args: { first_day: string; last_day: string; max_rows?: number };
        Returns: {
          city: string;
          searches: number;
          state: string;
          words: string;
        }[];
      };
      end_old_sessions: { Args: Record<PropertyKey, never>; Returns: number };
      enter_desk: { Args: { code: string; session_id: string }; Returns: boolean };
      erase_account: {
        Args: { account_id: string; confirmation: string; operator_id: string };
        Returns: {
          city_slug: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      erase_account_traces: { Args: { now_at?: string }; Returns: number };
      erase_application: { Args: { manage_token: string }; Returns: boolean };
      erase_guest: { Args: { address: string; operator_id: string }; Returns: number };
      erase_my_application: { Args: { application_id: string }; Returns: boolean };
      erase_old_applications: {
        Args: { max_applications?: number; retention_days: number };
        Returns: number;
      };
      export_account: { Args: { account_id: string; operator_id: string }; Returns: Json };
      export_guest: { Args: { address: string; operator_id: string }; Returns: Json };
      find_alert: { Args: { token: string }; Returns: Json };
      find_appeal: { Args: { manage_token: string }; Returns: Json };
      find_application: { Args: { manage_token: string }; Returns: Json };
      find_audit_events: {
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
      find_banned_jobs: {
        Args: { max_jobs?: number };
        Returns: {
          city_slug: string;
          employer_id: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      find_category: {
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
      find_contact_request: { Args: { manage_token: string }; Returns: Json };
      find_decision: { Args: { decision_id: string }; Returns: Json };
      find_expression: { Args: { words: string }; Returns: Record<string, unknown> };
      find_filler: { Args: { words: string }; Returns: string };
      find_gone_application: { Args: { manage_token: string }; Returns: Json };
      find_gone_job: { Args: { city?: string; name: string; state?: string }; Returns: Json };
      find_job_address: {
        Args: { city?: string; name: string; neighborhood?: string; state?: string };
        Returns: Json;
      };
      find_job_contact: { Args: { manage_token: string }; Returns: Json };
      find_job_id: {
        Args: { city?: string; name: string; neighborhood?: string; state?: string };
        Returns: string;
      };
      find_job_page: { Args: { job_id: string }; Returns: Json };
      find_jobs: {
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
      find_listing: { Args: { city: string; name?: string; state: string }; Returns: Json };
      find_moved_job_id: {
        Args: { city: string; name: string; neighborhood?: string; state: string };
        Returns: string;
      };
      find_my_application: { Args: { application_id: string }; Returns: Json };
      find_operator: { Args: { session_id: string }; Returns: Json };
      find_page: {
        Args: {
          is_counted: boolean;
          page_offset: number;
          page_size: number;
          search: Database['public']['CompositeTypes']['job_search'];
        };
        Returns: Record<string, unknown>;
      };
      find_people: { Args: { max_rows?: number; operator_id: string; words: string }; Returns: Json };
      find_place: {
        Args: { city_slug: string; neighborhood_slug?: string; state_slug: string };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      find_report: { Args: { report_id: string }; Returns: Json };
      find_saved_jobs: {
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
      find_shared_cv: { Args: { talent_id: string }; Returns: string };
      find_still_hiring: { Args: { manage_token: string }; Returns: Json };
      find_work_name: { Args: { min_words: number; stems: string[] }; Returns: Record<string, unknown> };
      fitting_shifts: { Args: { schedule: string[]; shifts: string[] }; Returns: number[] };
      fold_words: { Args: { words: string }; Returns: string };
      follow_company_row: {
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
      follow_job_row: {
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
      forget_job_words: { Args: { share_percent?: number }; Returns: number };
      forget_mail_proofs: { Args: { after_days?: number }; Returns: number };
      forget_old_limits: { Args: Record<PropertyKey, never>; Returns: number };
      forget_old_mails: { Args: { after_days?: number }; Returns: number };
      forget_old_traces: { Args: Record<PropertyKey, never>; Returns: number };
      forget_reports: { Args: { after_days?: number }; Returns: number };
      forget_talent_at: { Args: { employer_ids: string[]; talent_user_id: string }; Returns: undefined };
      forget_talent_views: { Args: Record<PropertyKey, never>; Returns: number };
      forget_unconfirmed_alerts: { Args: { after_days?: number }; Returns: number };
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
      given_name_first: { Args: { full_name: string }; Returns: string };
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
          area: unknown;
          center: unknown;
          chord: number;
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
          looked_until: string;
          manage_token: string;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          shapes: unknown[] | null;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          wanted: unknown;
          watch_keys: number[] | null;
          weekday: number;
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
          answers_most: boolean;
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
      has_open_job: { Args: { wanted: unknown }; Returns: boolean };
      has_removed: { Args: { account_id: string; subject_kind: string }; Returns: boolean };
      has_report_standing: { Args: { account_id: string; browser_hash: string }; Returns: boolean };
      hide_jobs: { Args: { job_ids: string[] }; Returns: number };
      hide_subject: { Args: { subject_id: string; subject_kind: string }; Returns: boolean };
      hides_from: { Args: { employer_id: string; talent_user_id: string }; Returns: boolean };
      industries: { Args: Record<PropertyKey, never>; Returns: string[] };
      initial_of: { Args: { word: string }; Returns: string };
      initial_of_city: { Args: { city_slug: string }; Returns: string };
      instant_alerts_of: { Args: { job_id: string }; Returns: string[] };
      invite_employer: { Args: { address: string }; Returns: undefined };
      is_banned: { Args: { account_id?: string; traces?: string[]; words?: string }; Returns: boolean };
      is_email: { Args: { address: string }; Returns: boolean };
      is_employer: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_in_areas: { Args: { pt: unknown; shapes: unknown[] }; Returns: boolean };
      is_job_contact: { Args: { account_id: string; address: string }; Returns: boolean };
      is_job_open: { Args: { job_id: string }; Returns: boolean };
      is_known_employer: { Args: { account_id: string }; Returns: boolean };
      is_location: { Args: { location: Json }; Returns: boolean };
      is_pay_for_its_period: { Args: { salary: Json; type: string }; Returns: boolean };
      is_phone: { Args: { number: string }; Returns: boolean };
      is_po_box: { Args: { street: string }; Returns: boolean };
      is_proven_address: { Args: { address: string; prover: string }; Returns: boolean };
      is_proven_employer: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_removed_job: { Args: { job_id: string }; Returns: boolean };
      is_salary: { Args: { salary: Json }; Returns: boolean };
      is_still_news: {
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
      is_talent_visible: { Args: { talent_id: string }; Returns: boolean };
      is_time_zone: { Args: { name: string }; Returns: boolean };
      is_turned: { Args: { misspelt: string; word: string }; Returns: boolean };
      is_unknown_word: { Args: { word: string }; Returns: boolean };
      is_word_list: { Args: { max_words: number; words: string[] }; Returns: boolean };
      job_categories: { Args: { industry: string; tags: string[]; type: string }; Returns: string[] };
      job_cells: { Args: { lat: number; lng: number }; Returns: number[] };
      job_hold: { Args: { job_id: string }; Returns: Json };
      job_kinds: {
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
      job_marks: { Args: { application_url: string; contact: Json; description: string }; Returns: string[] };
      job_of_question: { Args: { manage_token: string }; Returns: string };
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
      judge_company: {
        Args: {
          company: Omit<
            Database['public']['Tables']['employer_profiles']['Row'],
            Database['public']['Tables']['employer_profiles']['ComputedFields']
          >;
          is_new: boolean;
        };
        Returns: undefined;
      };
      judge_copy: {
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
          answers_most: boolean;
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
      judge_job: {
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
          answers_most: boolean;
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
      judge_name: {
        Args: { account_id: string; company_name: string; location: Json };
        Returns: {
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      judge_pay: {
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
      judge_posting: {
        Args: {
          account_id: string;
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: {
          better: string;
          field: string;
          in_sentence: string;
          is_hard: boolean;
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      judge_sender: {
        Args: { company_name: string; email: string; url: string };
        Returns: {
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      judge_words: {
        Args: { given: string };
        Returns: {
          better: string;
          in_sentence: string;
          is_hard: boolean;
          kind: string;
          rule: string;
          sentence: string;
          weight: number;
          words: string;
        }[];
      };
      keep_configuration: { Args: { given: Json }; Returns: number };
      keep_day: { Args: Record<PropertyKey, never>; Returns: string };
      keep_former_place: {
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
      keep_geocode: { Args: { answer: Json; key: string; provider: string }; Returns: undefined };
      keep_reply_record: { Args: { employer: string }; Returns: undefined };
      keep_reply_records: { Args: { max_old?: number }; Returns: number };
      keep_seen_jobs: { Args: { jobs: Json }; Returns: undefined };
      largest_cities: {
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
      largest_page: { Args: Record<PropertyKey, never>; Returns: number };
      largest_pay: { Args: Record<PropertyKey, never>; Returns: number };
      largest_radius_km: { Args: Record<PropertyKey, never>; Returns: number };
      learn_changed_words: {
        Args: { company_name: string; tags: string[]; title: string };
        Returns: undefined;
      };
      leave_desk: { Args: { session_id: string }; Returns: undefined };
      lift_domain: { Args: { domain: string; lifted_by?: string; reason: string }; Returns: undefined };
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
          answers_most: boolean;
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
      list_matches: {
        Args: { max_matches: number; search: Database['public']['CompositeTypes']['job_search'] };
        Returns: string[];
      };
      listings_of_jobs: { Args: { job_ids: string[] }; Returns: Json };
      longest_open_time: { Args: Record<PropertyKey, never>; Returns: string };
      mail_news: { Args: { application_id: string }; Returns: undefined };
      mail_receipt: { Args: { application_id: string; secret: string }; Returns: undefined };
      mail_to_employer: { Args: { application_id: string }; Returns: undefined };
      mailbox_of: { Args: { address: string }; Returns: string };
      make_figure: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failure: string;
        }[];
      };
      map_cells: {
        Args: { cell_km: number; lat: number; lng: number; radius_km: number };
        Returns: number[];
      };
      map_latitude: { Args: { y: number; zoom: number }; Returns: number };
      map_square: { Args: { lat: number; lng: number; zoom: number }; Returns: Record<string, unknown> };
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
      max_application_cv_bytes: { Args: Record<PropertyKey, never>; Returns: number };
      may_be_told: {
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
          full_name: string;
          id: string;
          is_adult: boolean;
          job_id: string;
          link_hashes: string[];
          news_sent_at: string | null;
          phone: string;
          proven_at: string | null;
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
      meets_conditions: { Args: { job_id: string; more: Json }; Returns: boolean };
      merge_companies: {
        Args: { from_account: string; into_address: string; merged_by: string; reason: string };
        Returns: number;
      };
      most_alerts: { Args: Record<PropertyKey, never>; Returns: number };
      most_saved_jobs: { Args: Record<PropertyKey, never>; Returns: number };
      most_seen_jobs: { Args: { kind: string }; Returns: number };
      my_application_start: { Args: Record<PropertyKey, never>; Returns: Json };
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
      my_interested_companies: {
        Args: Record<PropertyKey, never>;
        Returns: {
          asked_at: string;
          city: string;
          company_logo: string;
          company_name: string;
          industry: string;
          message: string;
          phone: string;
          request_id: string;
          saved_at: string;
          state: string;
          status: string;
        }[];
      };
      my_job: { Args: { job_id: string }; Returns: Json };
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
      my_postings_elsewhere: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          postings: number;
        }[];
      };
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
      my_silent_contacts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          address: string;
          is_askable: boolean;
          state: string;
        }[];
      };
      my_stopped_address: { Args: Record<PropertyKey, never>; Returns: string };
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
      nearest_job_words: { Args: { misspelt: string }; Returns: string[] };
      news_time: { Args: { job_id: string }; Returns: string };
      next_alert_due: {
        Args: { after: string; frequency: string; hour: number; time_zone: string; weekday: number };
        Returns: string;
      };
      next_case: { Args: { case_id: number }; Returns: number };
      normalize_location: { Args: { location: Json }; Returns: Json };
      note_audit_event: {
        Args: { action: string; actor_id?: string; details?: Json; subject_id: string; subject_kind: string };
        Returns: undefined;
      };
      note_empty_searches: { Args: { asked: Json }; Returns: undefined };
      note_geocode_outcome: {
        Args: { pause_seconds?: number; provider: string; succeeded: boolean };
        Returns: undefined;
      };
      note_hidden_name: { Args: { company_name: string; employer_id: string }; Returns: undefined };
      note_posted_place: {
        Args: { city_slug: string; neighborhood_slug: string; pt: unknown; state_slug: string };
        Returns: undefined;
      };
      note_reopened_job: { Args: { job_id: string }; Returns: undefined };
      note_traces: { Args: { account_id: string; traces: string[] }; Returns: boolean };
      occupation_words: { Args: { title: string }; Returns: string };
      open_alert_mail: { Args: { mail_id: string; max_found?: number; now_at?: string }; Returns: Json };
      open_case: {
        Args: { account_id: string; reasons: Json; subject_id: string; subject_kind: string };
        Returns: number;
      };
      other_names: { Args: { names: string[] }; Returns: string[] };
      own_data: { Args: Record<PropertyKey, never>; Returns: Json };
      owner_of_reported: { Args: { subject_id: string; subject_kind: string }; Returns: string };
      owns_job: { Args: { job_id: string }; Returns: boolean };
      page_of_jobs: {
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
      parse_term: {
        Args: {
          also: string[];
          also_wanted: unknown;
          facet: string;
          is_fixed: boolean;
          is_phrase: boolean;
          meant: string;
          typed: string;
        };
        Returns: Record<string, unknown>;
      };
      pause_silent_jobs: {
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
      phrase_of: { Args: { weights: string; words: string }; Returns: unknown };
      place_facts: {
        Args: { city: string; lat: number; lng: number; radius_km: number; state: string };
        Returns: Json;
      };
      place_facts_now: { Args: { city: string; job_ids: string[]; state: string }; Returns: Json };
      place_key: { Args: { name: string }; Returns: string };
      places_around: { Args: { lat: number; lng: number; radius_km: number }; Returns: Json };
      places_of_key: {
        Args: { max_results?: number; wanted: string };
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
      places_to_choose: {
        Args: { lat: number; lng: number };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      plain_words: { Args: { given: string }; Returns: string };
      posted_before: { Args: { job_id: string }; Returns: string };
      posted_middle: { Args: { city: string; neighborhood: string; state: string }; Returns: unknown };
      posting_hash: { Args: { description: string; location: Json; title: string }; Returns: string };
      posting_limits: { Args: { account_id: string }; Returns: Record<string, unknown> };
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
          area: unknown;
          center: unknown;
          chord: number;
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
          looked_until: string;
          manage_token: string;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          shapes: unknown[] | null;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          wanted: unknown;
          watch_keys: number[] | null;
          weekday: number;
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
          answers_most: boolean;
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
      prove_address: { Args: { address: string; prover: string }; Returns: undefined };
      public_search_words: { Args: { words: string }; Returns: string };
      queue_still_hiring: { Args: { job_id: string; posted_at: string }; Returns: undefined };
      rank_matches: {
        Args: { ids: string[]; search: Database['public']['CompositeTypes']['job_search'] };
        Returns: string[];
      };
      read_account: { Args: { account_id: string; operator_id: string }; Returns: Json };
      read_alert_words: { Args: { words: string }; Returns: Record<string, unknown> };
      read_areas: { Args: { areas: Json }; Returns: unknown[] };
      read_case: { Args: { case_id: number; operator_id: string }; Returns: Json };
      read_talent_alert_words: { Args: { keywords: string }; Returns: unknown };
      read_talent_words: { Args: { weights: string; words: string }; Returns: Record<string, unknown> };
      read_talents: { Args: { talent_ids: string[] }; Returns: string[] };
      read_words_of_alert: {
        Args: { frequency: string; kind: string; location: Json; radius_km: number; words: string };
        Returns: Record<string, unknown>;
      };
      refuse_banned: { Args: { account_id?: string; traces?: string[]; words?: string }; Returns: undefined };
      refuse_words: { Args: { field: string; given: string }; Returns: undefined };
      related_postings: { Args: { job_id: string }; Returns: Json };
      remembered_request: { Args: { employer_id: string; talent_user_id: string }; Returns: string };
      replies_to: {
        Args: { jobs: string[] };
        Returns: {
          mailbox: string;
          took: string;
        }[];
      };
      reply_record: {
        Args: { job_id: string };
        Returns: {
          median_hours: number;
          reply_rate: number;
        }[];
      };
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
      restore_content: { Args: { operator_id: string; version: number }; Returns: string };
      resume_my_address: { Args: Record<PropertyKey, never>; Returns: undefined };
      reverse_place: {
        Args: { lat: number; lng: number };
        Returns: Database['public']['CompositeTypes']['found_place'][];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_jobs: { Args: { jobs: Json }; Returns: string[] };
      say_that_job_is_gone: {
        Args: {
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
          now_at: string;
        };
        Returns: undefined;
      };
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
          area: unknown;
          center: unknown;
          chord: number;
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
          looked_until: string;
          manage_token: string;
          max_years: number | null;
          min_pay: number | null;
          min_years: number | null;
          more: Json | null;
          name: string | null;
          next_due_at: string | null;
          radius_km: number;
          shapes: unknown[] | null;
          skills: string[];
          status: string;
          time_zone: string;
          updated_at: string;
          user_id: string | null;
          wanted: unknown;
          watch_keys: number[] | null;
          weekday: number;
          words: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'alerts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      search_cells: { Args: { lat: number; lng: number; radius_km: number }; Returns: number[] };
      search_conditions: {
        Args: { search: Database['public']['CompositeTypes']['job_search'] };
        Returns: string;
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
      search_order: { Args: { search: Database['public']['CompositeTypes']['job_search'] }; Returns: string };
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
          also: string[];
          also_wanted: unknown;
          facet: string;
          is_fixed: boolean;
          is_out: boolean;
          is_phrase: boolean;
          meant: string;
          side: number;
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
      sent_application: { Args: { application_id: string }; Returns: Json };
      set_unproven_password: { Args: { password: string; token: string }; Returns: boolean };
      setting: { Args: { key: string }; Returns: number };
      settle_contact_request: {
        Args: { is_accepted: boolean; phone: string; request_id: string };
        Returns: string;
      };
      settle_unsure_words: { Args: { job_ids: string[] }; Returns: undefined };
      sha256_hex: { Args: { secret: string }; Returns: string };
      shared_domains: { Args: Record<PropertyKey, never>; Returns: string[] };
      shingle_query: { Args: { name: string }; Returns: unknown };
      short_name: { Args: { full_name: string }; Returns: string };
      show_jobs: { Args: { job_ids: string[] }; Returns: number };
      show_subject: {
        Args: { subject_id: string; subject_kind: string; was_removed: boolean };
        Returns: boolean;
      };
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
      site_figures: { Args: Record<PropertyKey, never>; Returns: Json[] };
      sitemap_employers: { Args: { before_hash?: string; from_hash?: string }; Returns: Json };
      sitemap_jobs: { Args: { before_id?: string; from_id: string }; Returns: Json };
      sitemap_places: { Args: { least_jobs?: number; radius_km?: number; state?: string }; Returns: Json };
      sitemap_places_now: { Args: { least_jobs: number; radius_km: number; state: string }; Returns: Json };
      sitemap_question: { Args: { least_jobs?: number; radius_km?: number; state: string }; Returns: Json };
      slugify: { Args: { name: string }; Returns: string };
      small_words: { Args: Record<PropertyKey, never>; Returns: string[] };
      snap_point: { Args: { lat: number; lng: number }; Returns: unknown };
      sphere_point: { Args: { lat: number; lng: number }; Returns: unknown };
      split_address: { Args: { typed: string }; Returns: Record<string, unknown> };
      split_words: { Args: { words: string }; Returns: Record<string, unknown> };
      states_of_jobs: { Args: Record<PropertyKey, never>; Returns: Json };
      stop_address: { Args: { address: string; reason: string }; Returns: undefined };
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
      take_account_email: { Args: { kind: string; recipient: string }; Returns: boolean };
      take_down_account: { Args: { account_id: string }; Returns: undefined };
      take_expired_jobs: {
        Args: { max_jobs?: number };
        Returns: {
          city_slug: string;
          employer_id: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      take_job_slug: { Args: { title: string }; Returns: string };
      take_limit: {
        Args: { key_hash: string; max_hits: number; scope: string; window_seconds: number };
        Returns: boolean;
      };
      take_orphaned_uploads: {
        Args: { max_uploads?: number };
        Returns: {
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
          spent_on: string | null;
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
      take_stale_jobs: {
        Args: { max_jobs?: number };
        Returns: {
          city_slug: string;
          employer_id: string;
          id: string;
          slug: string;
          state_slug: string;
        }[];
      };
      take_unasked_email: { Args: { leaving?: number; recipient: string }; Returns: boolean };
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
      talent_reading: {
        Args: Record<PropertyKey, never>;
        Returns: {
          audience: string;
          obstacle: string;
          profiles_a_day: number;
        }[];
      };
      talents_hidden_from_viewer: { Args: Record<PropertyKey, never>; Returns: string[] };
      talents_left_today: { Args: Record<PropertyKey, never>; Returns: number };
      term_query: {
        Args: { facet: string; is_phrase: boolean; meant: string; typed: string; weights: string };
        Returns: unknown;
      };
      text_mark: { Args: { description: string }; Returns: string };
      time_shown_after_end: { Args: Record<PropertyKey, never>; Returns: string };
      title_shingles: { Args: { title: string }; Returns: unknown };
      to_found_place: {
        Args: {
          place: Omit<
            Database['public']['Tables']['places']['Row'],
            Database['public']['Tables']['places']['ComputedFields']
          >;
          street?: string;
          unfit_zip?: string;
        };
        Returns: Database['public']['CompositeTypes']['found_place'];
        SetofOptions: {
          from: '*';
          to: 'found_place';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      traits_of_account: {
        Args: { account_id: string };
        Returns: {
          kind: string;
          shown: string;
          value: string;
        }[];
      };
      transparency_report: { Args: Record<PropertyKey, never>; Returns: Json };
      unblock_words: { Args: { operator_id: string; words: string }; Returns: undefined };
      unmasked_words: { Args: { plain: string }; Returns: string };
      unwrap_json: { Args: { value: Json }; Returns: Json };
      us_state_name: { Args: { state: string }; Returns: string };
      us_states: {
        Args: Record<PropertyKey, never>;
        Returns: {
          code: string;
          name: string;
        }[];
      };
      verify_domain_of_account: { Args: { account_id: string }; Returns: undefined };
      waiting_applications: {
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
          full_name: string;
          id: string;
          is_adult: boolean;
          job_id: string;
          link_hashes: string[];
          news_sent_at: string | null;
          phone: string;
          proven_at: string | null;
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
      week_shifts: { Args: Record<PropertyKey, never>; Returns: string[] };
      weigh: { Args: { query: unknown; weights: string }; Returns: unknown };
      weigh_report: {
        Args: { account_id: string; browser_hash: string; has_standing: boolean; reason: string };
        Returns: number;
      };
      words_of: { Args: { text: string }; Returns: string[] };
      write_alert_mails: { Args: { alert_ids: string[] }; Returns: number };
      write_case_emails: { Args: { now_at?: string }; Returns: number };
      write_closing_emails: { Args: { max_jobs?: number; now_at?: string }; Returns: number };
      write_content: { Args: { name: string; operator_id: string; value: Json }; Returns: undefined };
      write_due_alerts: {
        Args: { max_alerts?: number; now_at?: string };
        Returns: {
          alerts: number;
          mails: number;
        }[];
      };
      write_report_emails: { Args: { max_reports?: number }; Returns: number };
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
        unfit_zip: string | null;
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
        answers_most: boolean | null;
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

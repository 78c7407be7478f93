import { tagLabel } from '@/lib/employment/tag-label';
import { jobSkills as text } from '@/messages/jobs/detail';

/** The posting's tags, under the specified heading. */
export function JobSkills({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="job-skills">
      <h2 id="job-skills" className="text-xl">
        {text.requiredSkillsKeywords}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="max-w-full break-words rounded-sm bg-brand-soft px-2.5 py-1 text-brand text-sm"
          >
            {tagLabel(tag)}
          </li>
        ))}
      </ul>
    </section>
  );
}

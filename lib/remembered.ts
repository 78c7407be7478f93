/**
 * `work`, a pure function of one primitive, which does its work once for what is asked again and again. Forgets all of it once there
 * are `most` answers: whoever asks for ever more of them takes no more memory than that.
 */
export function remembered<Question, Answer>(
  work: (question: Question) => Answer,
  most: number,
): (question: Question) => Answer {
  const answers = new Map<Question, Answer>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const answer = work(question);
    answers.set(question, answer);
    return answer;
  };
}

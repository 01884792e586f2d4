-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "prompt_answers" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "prompt_questions" "profile_question"[] DEFAULT ARRAY[]::"profile_question"[];

-- By hand: what the schema language cannot say.
-- The answer that a profile has becomes the first of its answers.
UPDATE profiles
   SET prompt_questions = ARRAY[prompt_question], prompt_answers = ARRAY[prompt_answer]
 WHERE prompt_question IS NOT NULL;

-- Drops the check of both columns too.
ALTER TABLE profiles
  DROP COLUMN prompt_answer,
  DROP COLUMN prompt_question,
  ALTER COLUMN prompt_answers SET NOT NULL,
  ALTER COLUMN prompt_questions SET NOT NULL,
  ADD CONSTRAINT profiles_prompts_few CHECK (cardinality(prompt_questions) <= 3),
  ADD CONSTRAINT profiles_prompts_whole CHECK (
    cardinality(prompt_questions) = cardinality(prompt_answers)
    AND array_position(prompt_answers, '') IS NULL
    AND array_position(prompt_answers, NULL) IS NULL
  ),
  ADD CONSTRAINT profiles_prompts_differ CHECK (
    prompt_questions[1] <> prompt_questions[2]
    AND prompt_questions[1] <> prompt_questions[3]
    AND prompt_questions[2] <> prompt_questions[3]
  );

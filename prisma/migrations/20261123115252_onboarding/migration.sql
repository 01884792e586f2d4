-- CreateEnum
CREATE TYPE "dating_intent" AS ENUM ('serious', 'see_what_happens', 'friendship', 'chat');

-- CreateEnum
CREATE TYPE "interest" AS ENUM ('animals', 'beach', 'board_games', 'camping', 'cars', 'cinema', 'coffee', 'concerts', 'cooking', 'crafts', 'cycling', 'dancing', 'fashion', 'flea_markets', 'football', 'gardening', 'gym', 'hiking', 'history', 'languages', 'motorbikes', 'mountains', 'museums', 'music', 'painting', 'photography', 'reading', 'restaurants', 'road_trips', 'running', 'sailing', 'science', 'series', 'singing', 'skiing', 'swimming', 'tennis', 'theatre', 'travel', 'video_games', 'volunteering', 'wine', 'writing', 'yoga');

-- CreateEnum
CREATE TYPE "profile_question" AS ENUM ('best_meal', 'first_date', 'home_is', 'learned_late', 'looking_forward_to', 'makes_me_laugh', 'never_tired_of', 'perfect_sunday', 'place_i_return_to', 'secretly_good_at', 'small_joy', 'song_on_repeat');

-- CreateEnum
CREATE TYPE "onboarding_step" AS ENUM ('name', 'photo', 'intent', 'interests', 'prompt');

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "dating_intent" "dating_intent",
ADD COLUMN     "interests" "interest"[] DEFAULT ARRAY[]::"interest"[],
ADD COLUMN     "onboarding_step" "onboarding_step",
ADD COLUMN     "pending_name" TEXT,
ADD COLUMN     "prompt_answer" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "prompt_question" "profile_question";

-- By hand: what the schema language cannot say.
ALTER TABLE profiles
  ALTER COLUMN interests SET NOT NULL,
  ADD CONSTRAINT profiles_interests_few CHECK (cardinality(interests) <= 8),
  ADD CONSTRAINT profiles_prompt_whole CHECK ((prompt_question IS NULL) = (prompt_answer = '')),
  ADD CONSTRAINT profiles_pending_name_said CHECK (pending_name <> '');

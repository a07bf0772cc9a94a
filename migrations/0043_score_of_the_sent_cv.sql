-- The ATS score that the CV had when it was sent. Until now the board showed the score of the CV as it is now.
alter table applications add column cv_score smallint;
update applications set cv_score = cvs.completeness
  from cvs
  where cvs.person_id = applications.user_id and cvs.id = applications.cv_id;

select count(*) from t where day between '2019-03-01' and '2019-03-31';
    select * from t where day between '2019-03-01' and '2019-03-31' order by day desc, id desc limit 50;
